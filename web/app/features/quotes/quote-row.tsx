import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { ListedQuote } from '#contracts/quotes/quotes.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Picture } from '#web/ui/picture.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { lastDayOf } from './last-day.ts';
import { QuoteBadge } from './quote-badge.tsx';

/** A quote in the list: picture, title, the other person, price and state. */
export function QuoteRow({ quote }: { quote: ListedQuote }) {
  const t = useWords(quotesWords, 'list');
  const { id, state, role, other, title, total, validUntil, image, turn } = quote;
  const isLive = turn !== null;
  return (
    <Link to={`/quotes/${id}`} prefetch="intent" className="quote-row">
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="64px" />
      )}
      <span className="grid min-w-0 content-start gap-1">
        <span className="flex items-baseline justify-between gap-4">
          <span
            lang={writtenIn(title)}
            dir="auto"
            className="min-w-0 font-display text-4 leading-[1.25] wrap-anywhere"
          >
            {title === '' ? t('untitled') : title}
          </span>
          <span className="num flex-none">{total === null ? t('noPrice') : formatRupees(total)}</span>
        </span>
        <span className="meta wrap-anywhere">
          {t(role === 'BUYER' ? 'from' : 'to', { name: other.name })}
          {isLive && validUntil !== null ? (
            <span className="num"> · {t('until', { day: lastDayOf(validUntil) })}</span>
          ) : null}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <QuoteBadge state={state} />
          {turn === role ? <span className="voice text-madder-text">{t('yourTurn')}</span> : null}
        </span>
      </span>
    </Link>
  );
}
