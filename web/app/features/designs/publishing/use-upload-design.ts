import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DesignDraft } from '#contracts/designs/drafts/drafts.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { toast } from '#web/ui/floats/toast.ts';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { contentOf, filesOf } from '../drafts/draft-content.ts';
import { draftsQuery } from '../drafts/drafts.api.ts';
import type { DraftState } from '../drafts/make-draft-saver.ts';
import { useDraftSaver } from '../drafts/use-draft-saver.ts';
import { type DesignEditor, useDesignEditor } from '../editing/use-design-editor.ts';
import { isUnderWay } from '../pictures/staged-files.ts';
import { fileCount, useLostFiles } from '../pictures/use-lost-files.ts';
import { publish } from './upload-design.api.ts';
import { type DesignWords, emptyWords, readDraft, type UploadWords } from './upload-design.form.ts';

/** The words of an unfinished upload that has no draft on the server yet. */
const uploadDraft = makeDraft({ kind: 'upload', parse: readDraft });

/**
 * Words typed since the draft on the server was last saved. Restored over another version, they would undo its
 * changes.
 */
const unsentDraft = makeDraft<{ version: number; words: Partial<UploadWords> | null }>({
  kind: 'upload-draft',
  parse(kept) {
    const { version, words } = Object(kept);
    return { version, words: readDraft(words) };
  },
});

export interface UploadDesign extends Omit<DesignEditor, 'isWaiting' | 'showRefusal'> {
  /** The number of files chosen before the page was left or reloaded. */
  lostFiles: number;
  /** Sending, or waiting for files that are still uploading. */
  isBusy: boolean;
  /** The id of the uploaded design whose pictures are being prepared. */
  designId: number | null;
  startOver(): void;
  /** Whether the typed words are saved as a draft. */
  draftState: DraftState;
  saveDraftOver(): void;
  /** Clears what this tab stores, after the draft was published or the typed words were discarded. */
  forgetTyped(): void;
}

interface Plan {
  viewerId: number;
  /** A title to start with; null for none. */
  title: string | null;
  /** The draft to continue; null for a new one. */
  draft: DesignDraft | null;
}

/** The upload of one design: its words with their draft, its files, and sending both. */
export function useUploadDesign({ viewerId, title, draft }: Plan): UploadDesign {
  const t = useWords(uploadDesignWords);
  const idempotencyKey = useRef<string>(undefined);
  const oneAtATime = useOneAtATime();
  const client = useQueryClient();
  const [kept] = useState(() => (draft === null ? undefined : filesOf(draft)));
  const saver = useDraftSaver({
    first: draft,
    read: () => contentOf(editor.form.getValues(), editor.staged.files),
    onSaved: () => forgetTyped(),
  });

  function forgetTyped(): void {
    const { id } = saver.kept() ?? {};
    if (id !== undefined) unsentDraft(viewerId, id).forget();
    // The two below belong to the form of a new design, not to one that continues a draft.
    if (draft !== null) return;
    uploadDraft(viewerId).forget();
    if (!isUnderWay(editor.staged.files)) fileCount(viewerId).forget();
  }

  const sending = useMutation({
    mutationFn: publish,
    // The first design gives the viewer the role of designer, which the menus and the dashboard show.
    onSuccess: () => {
      forgetTyped();
      void client.invalidateQueries({ queryKey: viewerQuery.key });
      void client.invalidateQueries({ queryKey: draftsQuery.key });
    },
    onError: (error) => {
      toast.bad(t('failed'), sentenceOf(error, t('somethingWrong')));
      editor.showRefusal(error);
    },
  });
  const editor = useDesignEditor({
    defaults: { ...emptyWords, ...readDraft(draft?.words) },
    ...(kept && { kept }),
    draft: {
      read() {
        if (draft === null) return { ...uploadDraft(viewerId).read(), ...(title ? { title } : {}) };
        const unsent = unsentDraft(viewerId, draft.id).read();
        return unsent?.version === draft.version ? unsent.words : null;
      },
      keep(words) {
        const known = saver.kept();
        if (known === null) uploadDraft(viewerId).keep(words);
        else unsentDraft(viewerId, known.id).keep({ version: known.version, words });
      },
    },
    onReady: (words) => void oneAtATime(() => send(words)),
    onChanged() {
      idempotencyKey.current = undefined;
      saver.touch();
    },
  });
  const { form, staged } = editor;

  async function send(words: DesignWords): Promise<void> {
    idempotencyKey.current ??= newIdempotencyKey();
    const key = idempotencyKey.current;
    const { pictures, video } = editor.staged;
    const draftId = (await saver.hold())?.id ?? null;
    const design = {
      words,
      pictures: pictures.flatMap(({ mediaId }) => mediaId ?? []),
      video: video?.mediaId ?? null,
      draftId,
      idempotencyKey: key,
    };
    // `onError` shows the error.
    await sending.mutateAsync(design).catch(() => saver.resume());
  }

  // Saves the draft when a file was uploaded, removed or moved.
  const touch = useEffectEvent(saver.touch);
  const ids = staged.files.map(({ mediaId }) => mediaId ?? '').join();
  const before = useRef(ids);
  useEffect(() => {
    if (before.current !== ids) touch();
    before.current = ids;
  }, [ids]);

  const lostFiles = useLostFiles(viewerId, draft === null ? staged.files.length : 0);
  return {
    form,
    staged,
    fileErrors: editor.fileErrors,
    forgetFileErrors: editor.forgetFileErrors,
    submit: editor.submit,
    lostFiles: draft === null ? lostFiles : 0,
    isBusy: editor.isWaiting || sending.isPending,
    designId: sending.data ?? null,
    startOver() {
      idempotencyKey.current = undefined;
      saver.startOver();
      staged.clear();
      sending.reset();
    },
    draftState: saver.state,
    saveDraftOver: () => void saver.saveOver(),
    forgetTyped,
  };
}
