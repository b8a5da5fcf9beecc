import type { EmulatorContext } from '../emulator.context.ts';
import type { MovementRecord } from '../ledger/entities.ts';
import {
  presentOrder,
  presentPayment,
  presentRefund,
  presentReversal,
  presentTransfer,
} from '../ledger/present-entities.ts';

/** Everything that ever happened, oldest first: the judge of "nobody was charged twice". */
export function readLedger(ctx: EmulatorContext) {
  const { store } = ctx;
  const movements = store.list('movements');
  return {
    orders: store.list('orders').map(presentOrder),
    payments: store.list('payments').map((payment) => presentPayment(payment, { withCard: true })),
    captures: movements.filter(({ kind }) => kind === 'capture'),
    refunds: store.list('refunds').map(presentRefund),
    transfers: store.list('transfers').map(presentTransfer),
    reversals: store.list('reversals').map(presentReversal),
    movements,
    webhooks: store.list('deliveries').map(({ id, event, state, attempts, body }) => ({
      id,
      event,
      state,
      attempts,
      body,
    })),
    double_charged: doubleCharged(movements),
  };
}

/** Orders for which more was captured than once, less what went back. */
function doubleCharged(movements: readonly MovementRecord[]): string[] {
  const kept = new Map<string, { first: number; net: number }>();
  for (const { kind, order_id, amount } of movements) {
    if (order_id === null) continue;
    const seen = kept.get(order_id) ?? { first: amount, net: 0 };
    const sign = { capture: 1, refund: -1, refund_failed: 1, transfer: 0, reversal: 0 }[kind];
    kept.set(order_id, { ...seen, net: seen.net + sign * amount });
  }
  return [...kept].filter(([, { first, net }]) => net > first).map(([orderId]) => orderId);
}
