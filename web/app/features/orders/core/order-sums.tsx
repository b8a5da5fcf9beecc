import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Sum } from '#web/ui/floats/slip.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';

interface OrderSumsProps {
  /** Rupees. */
  totals: { subtotal: number; shippingCost: number; tax: number; total: number };
  /** The tax rate, shown before the order is placed. */
  taxPercent?: number;
}

export function OrderSums({ totals, taxPercent }: OrderSumsProps) {
  const t = useWords(ordersWords, 'summary');
  return (
    <div className="grid gap-3">
      <Sum
        lines={[
          { key: 'subtotal', label: t('subtotal'), value: formatRupees(totals.subtotal) },
          { key: 'shipping', label: t('shipping'), value: formatRupees(totals.shippingCost) },
          {
            key: 'tax',
            label: taxPercent === undefined ? t('tax') : t('taxPercent', { percent: taxPercent }),
            value: formatRupees(totals.tax),
          },
        ]}
        total={{
          label: t('total'),
          value: (
            <span className="font-display text-5 leading-none font-normal">{formatRupees(totals.total)}</span>
          ),
        }}
      />
      <Link to="/help/returns-and-cancellation" className="link reach justify-self-start text-2">
        {t('returns')}
      </Link>
    </div>
  );
}
