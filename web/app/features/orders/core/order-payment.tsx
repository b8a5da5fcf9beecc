import type { OrderDocument } from '#contracts/documents/documents.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { OrderDocuments } from '#web/features/documents/order-documents.tsx';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { type Message, useSentence } from '#web/platform/sentences/sentences.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import { OrderRefunds } from '../paying/order-refunds.tsx';
import { PayRemaining } from '../paying/pay-remaining.tsx';
import { OrderInstalments } from './order-instalments.tsx';

interface OrderPaymentProps {
  order: OrderData;
  documents?: Preloaded<OrderDocument[]> | null;
  labels: { title: string; advance: string; final: string };
}

/** The instalments, documents and refunds of an order. */
export function OrderPayment({ order, documents = null, labels }: OrderPaymentProps) {
  const { turn } = order;
  return (
    <Slip aria-labelledby="payment" className="grid gap-5">
      <h2 id="payment" className="title-3">
        {labels.title}
      </h2>
      <OrderInstalments order={order} labels={labels} />
      {order.payments.refusal === null || turn === 'held' ? null : (
        <Refusal sentence={order.payments.refusal} />
      )}
      {order.can.payFinal && turn !== 'rest' ? <PayRemaining order={order} /> : null}
      <OrderDocuments order={order} preloaded={documents} />
      <OrderRefunds order={order} />
    </Slip>
  );
}

/** Why the amount due cannot be paid now, in place of the button. An order on hold says so at its head instead. */
function Refusal({ sentence }: { sentence: Message }) {
  return <p className="meta">{useSentence(sentence)}</p>;
}
