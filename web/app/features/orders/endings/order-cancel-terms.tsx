import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import keptSharesWords from '#web/words/en/features/orders/endings/kept-shares.json';
import { CancelTerms } from './cancel-terms.tsx';

/** The terms of cancelling of an order, with its stage marked. Renders nothing once the order has ended. */
export function OrderCancelTerms({ order }: { order: OrderData }) {
  const t = useWords(keptSharesWords);
  const { table, stage } = order.cancelling;
  if (table.length === 0) return null;
  const isBuyer = order.role === 'buyer';
  return (
    <CancelTerms
      title={t(isBuyer ? 'titleNow' : 'titleNowMaker')}
      table={table}
      stage={order.status === 'PENDING' ? null : stage}
      reader={order.role}
    >
      <p>{isBuyer ? t('buyer', { maker: order.maker.name }) : t('maker')}</p>
    </CancelTerms>
  );
}
