import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { quoteProblems, quoteSentences } from '#contracts/quotes/quotes.rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { isUnderWay, keptFile } from '#web/features/designs/pictures/staged-files.ts';
import { useStagedFiles } from '#web/features/designs/pictures/use-staged-files.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { currentRevision } from '../current-revision.ts';
import { newerQuote, showQuote } from '../quotes.api.ts';
import {
  emptyQuote,
  quoteForm,
  readTyped,
  type TypedQuote,
  typedOf,
  type WrittenQuote,
} from './quote.form.ts';
import { type Refusal, refusalOf } from './quote-refusal.tsx';
import { begin, offer, type QuoteTarget, revise, saveDraft, sendQuotePicture } from './writing.api.ts';

export type QuoteForm = UseFormReturn<TypedQuote, unknown, WrittenQuote>;

const quoteDraft = makeDraft({ kind: 'quote', parse: readTyped });

interface Wanted {
  viewerId: number;
  /** A draft or an offer to change; null for a new quote. */
  quote: Quote | null;
  /** Whom a new quote is for. */
  target: QuoteTarget;
  /** The initial values of a new quote. */
  first?: Partial<TypedQuote>;
}

/** The name of the kept draft of a new quote. */
const nameOfTarget = ({ chatId, enquiryId, briefId, designId }: QuoteTarget) =>
  briefId === undefined ? `${chatId ?? ''}_${enquiryId ?? ''}_${designId ?? ''}` : `brief_${briefId}`;

/** Errors of the parts that the form library does not hold. */
interface Problems {
  lines?: Message | undefined;
  mediaIds?: Message | undefined;
}

/** The form of a new quote, a draft or a revision. */
export function useQuoteForm({ viewerId, quote, target, first }: Wanted) {
  const t = useWords(writingWords);
  const p = useWords(uploadDesignWords, 'pictures');
  const navigate = useNavigate();
  const client = useQueryClient();
  const isRevision = quote !== null && quote.state !== 'DRAFT';
  const [start] = useState(() => {
    const revision = quote === null ? undefined : currentRevision(quote);
    return {
      words: revision ? typedOf(revision) : { ...emptyQuote, ...first },
      pictures: (revision?.pictures ?? []).map(({ mediaId, url, state }) =>
        keptFile('picture', mediaId, state === 'READY' ? url : null),
      ),
    };
  });
  const form: QuoteForm = useCheckedForm<TypedQuote, unknown, WrittenQuote>({
    resolver: standardSchemaResolver(quoteForm),
    defaultValues: start.words,
  });
  const staged = useStagedFiles(p('failed'), start.pictures, sendQuotePicture);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState<'save' | 'send' | null>(null);
  const [isStale, setStale] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The stored quote, once there is one: a second attempt changes it instead of beginning another.
  const stored = useRef<Pick<Quote, 'id' | 'version'> | null>(quote);
  const key = useRef<{ key: string; body: string } | null>(null);
  const draft = quoteDraft(viewerId, quote?.id ?? nameOfTarget(target));
  useKeptForm(form, { read: draft.read, keep: draft.keep });

  useEffect(() => {
    if (staged.pictures.length > 0) setProblems((now) => ({ ...now, mediaIds: undefined }));
  }, [staged.pictures.length]);

  const mediaIds = () => staged.pictures.flatMap(({ mediaId }) => (mediaId === null ? [] : [mediaId]));

  /** False if a picture is still being sent or has failed. */
  function picturesReady(): boolean {
    if (isUnderWay(staged.pictures)) {
      setProblems((now) => ({ ...now, mediaIds: t('wait') }));
      return false;
    }
    const failed = staged.pictures.filter(({ state }) => state === 'failed').length;
    if (failed > 0) setProblems((now) => ({ ...now, mediaIds: p('notSent', { count: failed }) }));
    return failed === 0;
  }

  function show(errors: Record<string, string>): boolean {
    // An error of all lines would replace those of single lines in the form library.
    const { lines, mediaIds: pictures, ...ofFields } = errors;
    setProblems({ lines, mediaIds: pictures });
    return refuseFields(form, ofFields) || lines !== undefined || pictures !== undefined;
  }

  function refuse(error: unknown, title: string): void {
    const newer = quote === null ? null : newerQuote(error, quote.id);
    if (newer !== null) {
      setStale(true);
      showQuote(client, newer);
      return;
    }
    if (show(refusedFields(error))) return;
    const found = isRevision ? null : refusalOf(error, target.briefId !== undefined);
    if (found === null) toast.bad(title, sentenceOf(error));
    else setRefusal(found);
  }

  /** Creates or changes the draft. */
  async function store(words: WrittenQuote): Promise<Pick<Quote, 'id' | 'version'>> {
    const body = { ...words, mediaIds: mediaIds() };
    const known = stored.current;
    const asText = JSON.stringify(body);
    if (key.current?.body !== asText) key.current = { key: newIdempotencyKey(), body: asText };
    const { quote: saved } =
      known === null ? await begin(target, body, key.current.key) : await saveDraft(known, body);
    stored.current = saved;
    showQuote(client, saved);
    return saved;
  }

  const save = form.handleSubmit(async (words) => {
    if (!picturesReady()) return;
    setBusy('save');
    setRefusal(null);
    const forget = draft.forgetLater();
    try {
      const { id } = await store(words);
      forget();
      void navigate(`/quotes/${id}`);
    } catch (error) {
      refuse(error, t('notSaved'));
    } finally {
      setBusy(null);
    }
  });

  const send = form.handleSubmit(async (words) => {
    const found = quoteProblems({ ...words, mediaIds: staged.pictures.map((_, index) => index) });
    const missing = Object.fromEntries(Object.entries(found).map(([name, one]) => [name, rule(one)]));
    for (const [index, line] of form.getValues('lines').entries()) {
      if (line.amount.trim() !== '') continue;
      missing[`lines.${index}.amount`] ??= rule(quoteSentences.amount);
      // What all lines come to is not known without it.
      delete missing.lines;
    }
    if (Object.keys(missing).length > 0) {
      show(missing);
      return;
    }
    if (!picturesReady()) return;
    setBusy('send');
    setRefusal(null);
    const forget = draft.forgetLater();
    try {
      const known = stored.current;
      const { quote: sent } =
        isRevision && known !== null
          ? await revise(known, { ...words, mediaIds: mediaIds() })
          : await offer(await store(words));
      forget();
      showQuote(client, sent);
      void navigate(`/quotes/${sent.id}`, { replace: true });
    } catch (error) {
      refuse(error, t('notSent'));
    } finally {
      setBusy(null);
    }
  });

  return {
    form,
    staged,
    problems,
    clearLinesProblem: () => setProblems((now) => ({ ...now, lines: undefined })),
    busy,
    isRevision,
    isStale,
    refusal,
    save: () => void save(),
    send: () => void send(),
  };
}
