import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isIndia } from '#contracts/profiles/country.ts';
import type { Brief, BriefWords } from '#contracts/quotes/briefs/briefs.fields.ts';
import { isUnderWay, keptFile } from '#web/features/designs/pictures/staged-files.ts';
import { useStagedFiles } from '#web/features/designs/pictures/use-staged-files.ts';
import { addressBook } from '#web/features/profiles/addresses/addresses.api.ts';
import { defaultFirst } from '#web/features/profiles/addresses/default-first.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import formWords from '#web/words/en/features/quotes/brief-form.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { sendQuotePicture } from '../../writing/writing.api.ts';
import { briefQuery, changeBrief, postBrief, showBrief } from '../briefs.api.ts';
import { briefForm, emptyBrief, readTyped, type TypedBrief, typedOf } from './brief.form.ts';

export type BriefForm = UseFormReturn<TypedBrief, unknown, BriefWords>;

const briefDraft = makeDraft({ kind: 'brief', parse: readTyped });

/** The form of a new brief, or of one that has no offer yet. */
export function useBriefForm(viewerId: number, brief: Brief | null) {
  const t = useWords(formWords);
  const w = useWords(writingWords);
  const p = useWords(uploadDesignWords, 'pictures');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [start] = useState(() => ({
    words: brief === null ? emptyBrief : typedOf(brief),
    pictures: (brief?.pictures ?? []).map(({ mediaId, url, state }) =>
      keptFile('picture', mediaId, state === 'READY' ? url : null),
    ),
  }));
  const form: BriefForm = useCheckedForm<TypedBrief, unknown, BriefWords>({
    resolver: standardSchemaResolver(briefForm),
    defaultValues: start.words,
  });
  const staged = useStagedFiles(p('failed'), start.pictures, sendQuotePicture);
  const [picturesProblem, setPicturesProblem] = useState<Message>();
  const [isBusy, setBusy] = useState(false);
  const key = useRef<{ key: string; body: string } | null>(null);
  const draft = briefDraft(viewerId, brief?.id ?? 'new');
  useKeptForm(form, { read: draft.read, keep: draft.keep });
  useUsualPin(form, brief === null);

  useEffect(() => {
    if (staged.pictures.length > 0) setPicturesProblem(undefined);
  }, [staged.pictures.length]);

  /** False if a picture is still being sent or has failed. */
  function picturesReady(): boolean {
    if (isUnderWay(staged.pictures)) {
      setPicturesProblem(w('wait'));
      return false;
    }
    const failed = staged.pictures.filter(({ state }) => state === 'failed').length;
    if (failed > 0) setPicturesProblem(p('notSent', { count: failed }));
    return failed === 0;
  }

  function refuse(error: unknown): void {
    const { mediaIds, ...ofFields } = refusedFields(error);
    setPicturesProblem(mediaIds);
    if (!refuseFields(form, ofFields) && mediaIds === undefined)
      toast.bad(t(brief === null ? 'notPosted' : 'notSaved'), sentenceOf(error));
    // A maker may have answered it meanwhile.
    if (brief !== null) void client.invalidateQueries({ queryKey: briefQuery(brief.id).key });
  }

  /** The key stays the same while the words do, so that a second attempt posts the brief once. */
  function keyOf(words: BriefWords): string {
    const body = JSON.stringify(words);
    if (key.current?.body !== body) key.current = { key: newIdempotencyKey(), body };
    return key.current.key;
  }

  const send = form.handleSubmit(async (typed) => {
    if (!picturesReady()) return;
    setBusy(true);
    const forget = draft.forgetLater();
    const mediaIds = staged.pictures.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));
    const words = { ...typed, mediaIds };
    try {
      const saved =
        brief === null ? await postBrief(words, keyOf(words)) : await changeBrief(brief.id, words);
      forget();
      showBrief(client, saved.brief);
      toast.good(saved.message);
      void navigate(`/briefs/${saved.brief.id}`, { replace: true });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  });

  return { form, staged, picturesProblem, isBusy, send: () => void send() };
}

/** Fills in the PIN code of the usual Indian address, unless one was typed. */
function useUsualPin(form: BriefForm, isNew: boolean): void {
  const { data } = useQuery({ ...queryOptions(addressBook), enabled: isNew });
  const fill = useEffectEvent((pincode: string) => {
    if (form.getValues('pincode') === '') form.setValue('pincode', pincode);
  });
  const usual = defaultFirst(data ?? []).find(({ country }) => isIndia(country))?.pincode ?? '';
  useEffect(() => {
    if (usual !== '') fill(usual);
  }, [usual]);
}
