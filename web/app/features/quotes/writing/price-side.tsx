import { useWatch } from 'react-hook-form';
import { formatRupees, taxInForce, toPaise, toRupees } from '#contracts/money/money.ts';
import { leastSubtotalPaise, priceOrder } from '#contracts/money/price-order.ts';
import { daysOf, priceLineOf, quoteLimits, subtotalOf } from '#contracts/quotes/quotes.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip, Sum } from '#web/ui/floats/slip.tsx';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { readLines } from './quote.form.ts';
import type { QuoteForm } from './use-quote-form.ts';

/** The sums of the typed lines, as the buyer will see them. */
export function PriceSide({ form, name }: { form: QuoteForm; name: string }) {
  const t = useWords(writingWords);
  const lines = readLines(useWatch({ control: form.control, name: 'lines' }));
  const subtotal = subtotalOf(lines);
  const hasPrice = subtotal >= leastSubtotalPaise && subtotal <= toPaise(quoteLimits.mostPrice);
  const charges = hasPrice ? priceOrder(lines.map(priceLineOf)).charges : null;
  const days = daysOf(lines);
  const rupees = (paise: number) => formatRupees(toRupees(paise));
  return (
    <Slip aria-labelledby="quote-sum" className="grid gap-5">
      <h2 id="quote-sum" className="title-3">
        {t('sum', { name })}
      </h2>
      {charges === null ? (
        <p className="meta">{t('noSum')}</p>
      ) : (
        <>
          <Sum
            lines={[
              { key: 'lines', label: t('subtotal'), value: rupees(charges.subtotalPaise) },
              {
                key: 'tax',
                label: t('tax', { percent: taxInForce.percent }),
                value: rupees(charges.taxPaise),
              },
            ]}
            total={{
              label: t('total'),
              value: (
                <span className="font-display text-5 leading-none font-normal">
                  {rupees(charges.totalPaise)}
                </span>
              ),
            }}
          />
          <InstalmentThread
            advance={{ label: t('advance'), amount: toRupees(charges.advancePaise), paid: true }}
            final={{ label: t('final'), amount: toRupees(charges.finalPaise), paid: false }}
          />
        </>
      )}
      {days > 0 ? <p className="hint num">{t('makingDays', { count: days })}</p> : null}
    </Slip>
  );
}
