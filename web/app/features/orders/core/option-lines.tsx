import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import optionsWords from '#web/words/en/features/designs/options/options.json';

/** A chosen option; `amount` in rupees for all pieces, before tax. */
export type OptionLine = Pick<
  OrderData['products'][number]['lines'][number],
  'label' | 'detail' | 'amount' | 'days'
>;

/** The chosen options of a design, each with what it adds to the price and to the days. */
export function OptionLines({ lines }: { lines: readonly OptionLine[] }) {
  const t = useWords(optionsWords);
  if (lines.length === 0) return null;
  return (
    <dl className="option-lines" aria-label={t('yours')}>
      {lines.map(({ label, detail, amount, days }) => (
        <div key={`${label} ${detail}`}>
          <dt lang={writtenIn(label)} dir="auto">
            {label}
          </dt>
          <dd>
            <span lang={writtenIn(detail)} dir="auto" className="wrap-anywhere">
              {detail}
            </span>
            {days === 0 ? null : (
              <>
                {' '}
                <span className="hint num whitespace-nowrap">{t('days', { count: days })}</span>
              </>
            )}
          </dd>
          <dd className="num whitespace-nowrap">
            {amount === 0
              ? null
              : t(amount > 0 ? 'more' : 'less', { amount: formatRupees(Math.abs(amount)) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
