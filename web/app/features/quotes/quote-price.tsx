import { formatRupees } from '#contracts/money/money.ts';
import type { QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { QuoteLines } from './quote-lines.tsx';

interface QuotePriceProps extends Pick<QuoteRevision, 'lines' | 'price'> {
  /** Days of making of all lines, where no term beside the price says them. */
  days?: number;
}

/** The lines of a quote, its tax and total, and when they are paid. */
export function QuotePrice({ lines, price, days = 0 }: QuotePriceProps) {
  const t = useWords(quotesWords, 'page');
  const w = useWords(writingWords);
  return (
    <Slip aria-labelledby="quote-price" className="grid gap-5">
      <h2 id="quote-price" className="title-3">
        {t('price')}
      </h2>
      <QuoteLines lines={lines} />
      {price === null ? (
        <p className="meta">{t('noPrice')}</p>
      ) : (
        <>
          <dl className="num grid gap-2.5">
            <div className="stitched-over flex justify-between gap-3 pt-3">
              <dt className="text-ink-2">{w('subtotal')}</dt>
              <dd>{formatRupees(price.subtotal)}</dd>
            </div>
            <div className="flex justify-between gap-3">
              <dt className="text-ink-2">{w('tax', { percent: price.taxPercent })}</dt>
              <dd>{formatRupees(price.tax)}</dd>
            </div>
            <div className="flex items-baseline justify-between gap-3 font-semibold">
              <dt>{w('total')}</dt>
              <dd className="font-display text-5 leading-none font-normal">{formatRupees(price.total)}</dd>
            </div>
          </dl>
          <InstalmentThread
            advance={{ label: w('advance'), amount: price.advance, paid: true }}
            final={{ label: w('final'), amount: price.final, paid: false }}
          />
        </>
      )}
      {days > 0 ? <p className="hint num">{w('makingDays', { count: days })}</p> : null}
    </Slip>
  );
}
