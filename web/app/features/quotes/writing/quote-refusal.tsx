import { ApiError, isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import workWords from '#web/words/en/features/quotes/briefs-work.json';

/** Why a new quote was refused, if no field explains it. */
export interface Refusal {
  /** The server's sentence; null if the brief is no longer there for the maker. */
  line: string | null;
  isBid: boolean;
  /** The quote of the maker that stands in the way; null if the brief takes no bids. */
  quoteId: number | null;
}

/** Null for errors that say nothing about another quote or the brief. */
export function refusalOf(error: unknown, isBid: boolean): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  const quoteId = error.figures?.quoteId;
  if (error.code === 'CONFLICT' && (quoteId !== undefined || isBid))
    return { line: sentenceOf(error), isBid, quoteId: quoteId ?? null };
  return isBid && isNotFound(error) ? { line: null, isBid, quoteId: null } : null;
}

/** Shows the refusal beside what was typed, with the way to what stands in its way. */
export function QuoteRefusal({ refusal }: { refusal: Refusal }) {
  const t = useWords(workWords);
  const { line, isBid, quoteId } = refusal;
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-turmeric-wash px-5 py-4">
      <p className="font-semibold">{line ?? t('form.gone')}</p>
      <p className="meta">{t('form.kept')}</p>
      <ButtonLink
        small
        to={quoteId === null ? '/briefs/work' : `/quotes/${quoteId}`}
        className="justify-self-start"
      >
        {quoteId === null ? t('page.others') : t(isBid ? 'form.toFirst' : 'form.toQuote')}
      </ButtonLink>
    </div>
  );
}
