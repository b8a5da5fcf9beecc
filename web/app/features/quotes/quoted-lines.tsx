import { swatchCredit } from '#contracts/money/price-order.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { CreditLine } from '#web/features/orders/swatches/credit-line.tsx';
import { QuoteLines } from './quote-lines.tsx';

/** The lines of the quote that an ordered piece comes from, as frozen into the order. */
export function QuotedLines({ lines }: Pick<OrderData['products'][number], 'lines'>) {
  const quoted = lines.filter(({ kind }) => kind === 'QUOTE' || kind === 'DISCOUNT');
  const [only] = quoted;
  if (only?.detail === swatchCredit) return <CreditLine amount={only.amount} />;
  if (quoted.length === 0) return null;
  return (
    <div className="mt-4 text-2">
      <QuoteLines lines={quoted} />
    </div>
  );
}
