import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Timeline } from '#web/ui/threads/timeline.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { QuoteChanges } from './quote-changes.tsx';

/** The revisions with what each changed, and every move. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const t = useWords(quotesWords);
  const { history, comparisons, revisions, acceptedRevision } = quote;
  if (history.length === 0) return null;
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,440px)] md:gap-14">
      {comparisons.length === 0 ? null : (
        <section aria-labelledby="quote-revisions" className="grid content-start gap-5">
          <h2 id="quote-revisions" className="title-3">
            {t('page.revisions')}
          </h2>
          {comparisons.toReversed().map(({ from, to, ...changes }) => {
            const pictures = revisions
              .filter(({ number }) => number === from || number === to)
              .flatMap((revision) => revision.pictures);
            return (
              <details key={to} open={to === quote.revision} className="grid gap-3">
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3">
                  <span className="num font-semibold">{t('changes.title', { from, to })}</span>
                  {to === quote.revision ? <Badge tone="note">{t('page.current')}</Badge> : null}
                  {to === acceptedRevision ? <Badge tone="good">{t('page.accepted')}</Badge> : null}
                </summary>
                <QuoteChanges changes={changes} pictures={pictures} />
              </details>
            );
          })}
        </section>
      )}
      <section aria-labelledby="quote-history" className="grid content-start gap-5">
        <h2 id="quote-history" className="title-3">
          {t('page.history')}
        </h2>
        <Timeline
          steps={history.map(({ id, act, actorName, price, revision, note, at }) => ({
            key: String(id),
            title: t(`history.${act}`, {
              name: actorName ?? '',
              price: price === null ? '' : formatRupees(price),
            }),
            line: (
              <span className="num">
                {formatMoment(at)} · {t('history.revision', { number: revision })}
              </span>
            ),
            beneath:
              note === '' ? null : (
                <p lang={writtenIn(note)} dir="auto" className="voice mt-1 whitespace-pre-line wrap-anywhere">
                  {note}
                </p>
              ),
            state: 'done' as const,
          }))}
        />
      </section>
    </div>
  );
}
