import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { MessageQuote, QuoteSide } from '#contracts/quotes/quotes.fields.ts';
import { turnOf } from '#contracts/quotes/quotes.states.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ChevronRight } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { lastDayOf } from './last-day.ts';
import { QuoteBadge } from './quote-badge.tsx';

interface QuoteCardProps {
  quote: MessageQuote;
  /** The viewer's side; the maker sends the messages with quotes. */
  side: QuoteSide;
}

/** A quote in a conversation: picture, title, total, state and the next act. */
export function QuoteCard({ quote, side }: QuoteCardProps) {
  const t = useWords(quotesWords, 'card');
  const { id, title, state, revision, currentRevision, total, validUntil, image, briefTitle } = quote;
  const isOld = revision < currentRevision;
  const isLive = turnOf(state) !== null;
  return (
    <Link to={`/quotes/${id}`} prefetch="intent" className="quote-card" aria-label={t('label', { title })}>
      {image === null ? null : <Picture picture={{ url: image }} alt="" sizes="96px" />}
      <span className="grid min-w-0 content-start gap-1.5">
        <span className="caps">{t('revision', { number: revision })}</span>
        <span lang={writtenIn(title)} dir="auto" className="font-display text-4 leading-[1.25] wrap-anywhere">
          {title}
        </span>
        {briefTitle === null ? null : (
          <span className="meta wrap-anywhere">{t('forBrief', { title: briefTitle })}</span>
        )}
        <span className="num flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-5 leading-tight">{formatRupees(total)}</span>
          <span className="hint">{t('withTax')}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isOld ? <span className="meta">{t('old')}</span> : <QuoteBadge state={state} />}
        </span>
        {isLive && !isOld && validUntil !== null ? (
          <span className="meta num">{t('until', { when: lastDayOf(validUntil) })}</span>
        ) : null}
        <span className="link mt-1 inline-flex items-center gap-1 font-semibold">
          {t(nextActOf(quote, side))}
          <ChevronRight className="size-4" />
        </span>
      </span>
    </Link>
  );
}

/** What the viewer can do next on the page of the quote. */
function nextActOf(
  { state }: MessageQuote,
  side: QuoteSide,
): 'answer' | 'pay' | 'reply' | 'toOrder' | 'open' {
  if (state === 'ORDERED') return 'toOrder';
  if (turnOf(state) !== side) return 'open';
  if (side === 'MAKER') return 'reply';
  return state === 'ACCEPTED' || state === 'PAYING' ? 'pay' : 'answer';
}
