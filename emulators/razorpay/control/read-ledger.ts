import type { EmulatorContext } from '../emulator.context.ts';
import type { MovementRecord } from '../ledger/entities.ts';
import { presentDispute, presentOrder, presentPayment, presentRefund } from '../ledger/present-entities.ts';

/** Every movement of money, oldest first. Tests use it to prove that no buyer was charged twice. */
export function readLedger(ctx: EmulatorContext) {
  const { store } = ctx;
  const movements = store.list('movements');
  return {
    orders: store.list('orders').map(presentOrder),
    payments: store.list('payments').map((payment) => presentPayment(payment, { withCard: true })),
    captures: movements.filter(({ kind }) => kind === 'capture'),
    refunds: store.list('refunds').map(presentRefund),
    disputes: store.list('disputes').map(presentDispute),
    movements,
    webhooks: store.list('deliveries').map(({ id, event, state, attempts, body }) => ({
      id,
      event,
      state,
      attempts,
      body,
    })),
    double_charged: doubleCharged(ctx, movements),
  };
}

/** Orders for which more was captured than their amount, less refunds. */
function doubleCharged(ctx: EmulatorContext, movements: readonly MovementRecord[]): string[] {
  const taken = new Map<string, number>();
  for (const { kind, order_id, amount } of movements) {
    if (order_id === null) continue;
    const sign = { capture: 1, refund: -1, refund_failed: 1, release: 0 }[kind];
    taken.set(order_id, (taken.get(order_id) ?? 0) + sign * amount);
  }
  return [...taken.keys()].filter((id) => (taken.get(id) ?? 0) > (ctx.store.find('orders', id)?.amount ?? 0));
}
