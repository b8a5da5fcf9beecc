import { useWatch } from 'react-hook-form';
import { formatRupees, taxInForce, toPaise, toRupees } from '#contracts/money/money.ts';
import { leastSubtotalPaise, priceOrder } from '#contracts/money/price-order.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { daysOf, priceLineOf, quoteLimits, subtotalOf } from '#contracts/quotes/quotes.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip, Sum } from '#web/ui/floats/slip.tsx';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { readLines } from './quote.form.ts';
import type { QuoteForm } from './use-quote-form.ts';

type Range = Pick<Brief, 'budgetFrom' | 'budgetTo'>;

interface PriceSideProps {
  form: QuoteForm;
  /** The name of the buyer. */
  name: string;
  /** The brief that the quote answers. */
  budget?: Range | undefined;
}

/** The sums of the typed lines, as the buyer will see them. */
export function PriceSide({ form, name, budget }: PriceSideProps) {
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
      {budget === undefined ? null : (
        <BudgetLine budget={budget} name={name} total={toRupees(charges?.totalPaise ?? 0)} />
      )}
      {days > 0 ? <p className="hint num">{t('makingDays', { count: days })}</p> : null}
    </Slip>
  );
}

interface BudgetLineProps {
  budget: Range;
  name: string;
  /** In rupees, with tax; 0 while the lines give no price. */
  total: number;
}

/** The budget of the brief as a guide, and by how much the price is over it. */
function BudgetLine({ budget: { budgetFrom, budgetTo }, name, total }: BudgetLineProps) {
  const t = useWords(workWords, 'form');
  const [from, to] = [formatRupees(budgetFrom), formatRupees(budgetTo)];
  return (
    <div className="stitched-over grid gap-1 pt-4 text-2">
      <p className="num text-ink-2">
        {budgetFrom === budgetTo ? t('budgetOne', { to }) : t('budget', { from, to })}
      </p>
      <p role="status" className="num text-warn empty:hidden">
        {total > budgetTo ? t('over', { amount: formatRupees(total - budgetTo), name }) : null}
      </p>
    </div>
  );
}
