import { Link } from 'react-router';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Quote, QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { turnOf } from '#contracts/quotes/quotes.states.ts';
import { DesignLine } from '#web/features/designs/showing/design-line.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { Fact } from './fact.tsx';
import { lastDayOf } from './last-day.ts';

/** The terms of a revision: days, function, what is included, free changes, and how long it is valid. */
export function QuoteFacts({ quote, current }: { quote: Quote; current: QuoteRevision }) {
  const t = useWords(quotesWords, 'page');
  const { promise, validUntil, design, brief, state } = quote;
  const canEnd = turnOf(state) !== null || state === 'EXPIRED';
  const { functionOn, included, freeChanges, measuring, days } = current;
  return (
    <section aria-labelledby="quote-terms" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="quote-terms" className="title-3">
        {t('terms')}
      </h2>
      <dl className="grid gap-3.5">
        <Fact name={t('making')}>
          <span className="num">{t('days', { count: days })}</span>
        </Fact>
        {promise === null ? null : (
          <Fact name={t('arrives')}>
            <span className="num">{t('arrivesBy', { day: formatCalendarDay(promise.by) })}</span>
            {promise.isAfterFunction && functionOn !== null ? (
              <span className="mt-1 block text-2 text-warn">
                {t('late', { day: formatCalendarDay(functionOn) })}
              </span>
            ) : null}
          </Fact>
        )}
        {functionOn === null ? null : (
          <Fact name={t('function')}>
            <span className="num">{formatCalendarDay(functionOn)}</span>
          </Fact>
        )}
        {included === '' ? null : (
          <Fact name={t('included')}>
            <span lang={writtenIn(included)} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {included}
            </span>
          </Fact>
        )}
        <Fact name={t('freeChanges')}>{t('freeChangesCount', { count: freeChanges })}</Fact>
        <Fact name={t('measuring')}>{t(`measuringOf.${measuring}`)}</Fact>
        {validUntil === null || !canEnd ? null : (
          <Fact name={t('validUntil')}>
            <span className="num">{lastDayOf(validUntil)}</span>
          </Fact>
        )}
      </dl>
      {brief === null ? null : (
        <div className="stitched-over grid gap-1 pt-4">
          <p className="meta">{t('brief')}</p>
          <Link
            to={`/briefs/${brief.id}`}
            prefetch="intent"
            lang={writtenIn(brief.title)}
            dir="auto"
            className="link inline-flex min-h-11 items-center justify-self-start wrap-anywhere"
          >
            {brief.title}
          </Link>
        </div>
      )}
      {design === null ? null : (
        <div className="stitched-over grid grid-cols-[minmax(0,1fr)] gap-2 pt-4">
          <p className="meta">{t('design')}</p>
          <DesignOfQuote design={design} />
        </div>
      )}
    </section>
  );
}

function DesignOfQuote({ design }: { design: NonNullable<Quote['design']> }) {
  const line = <DesignLine image={design.image} title={design.title} note={null} isLink={design.isShown} />;
  if (!design.isShown) return <div className="flex items-center gap-3.5">{line}</div>;
  return (
    <Link to={`/product/${design.id}`} prefetch="intent" className="flex items-center gap-3.5">
      {line}
    </Link>
  );
}
