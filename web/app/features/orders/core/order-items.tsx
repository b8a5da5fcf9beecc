import { formatRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { QuotedLines } from '#web/features/quotes/quoted-lines.tsx';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { ItemChoices } from './item-choices.tsx';
import { ItemLine } from './item-line.tsx';
import { OrderSums } from './order-sums.tsx';

/** The ordered designs and their total. */
export function OrderItems({ order }: { order: OrderData }) {
  const t = useWords(ordersWords, 'summary');
  const size = useWords(ordersWords, 'size');
  const unsaid = order.measuring === 'SIZED' ? [size('unsaid')] : [];
  return (
    <Slip aria-labelledby="items" className="grid gap-5">
      <h2 id="items" className="title-3">
        {t('items')}
      </h2>
      <ul className="grid gap-5">
        {order.products.map(
          ({ id, title, titleLang, image, designer, quantity, price, size: chosen, lines, answers }) => (
            <li key={id ?? title}>
              <ItemLine
                designId={id}
                title={title}
                titleLang={titleLang}
                image={image}
                lines={[
                  t('by', { maker: designer }),
                  t('quantity', { count: quantity }),
                  ...(chosen === '' ? unsaid : [size('ordered', { size: labelOf('size', chosen) })]),
                ]}
                amount={formatRupees(price)}
              />
              <QuotedLines lines={lines} />
              <ItemChoices lines={lines} answers={answers} />
            </li>
          ),
        )}
      </ul>
      <OrderSums totals={order.totals} />
    </Slip>
  );
}
