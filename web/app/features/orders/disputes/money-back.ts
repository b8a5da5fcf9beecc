import { toPaise, toRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { openDisputes } from './dispute-events.ts';

type Which = OrderData['disputes'][number]['instalment'];

/** The order as its sides and the desk know it. */
export type OrderWithMoney = Pick<OrderData, 'refunds' | 'disputes'> & {
  payments: Pick<OrderData['payments'], 'held' | 'isDisputed'> &
    Record<Which, Pick<OrderData['payments']['initial'], 'amount' | 'paid'>>;
};

/** What of an instalment neither went back nor was promised back, in rupees. */
export function keptOf({ payments, refunds }: Pick<OrderWithMoney, 'payments' | 'refunds'>, which: Which) {
  const { amount, paid } = payments[which];
  if (!paid) return 0;
  // A second or wrong payment went back beside the one that was booked.
  const back = refunds.filter(
    ({ instalment, cause }) => instalment === which && cause !== 'SECOND' && cause !== 'WRONG',
  );
  return toRupees(back.reduce((left, refund) => left - toPaise(refund.amount), toPaise(amount)));
}

/**
 * How an amount would go back: what goes back at once, and what waits until the bank has decided on a dispute of its
 * payment. It is taken as the server takes it: of a payment that is not disputed first, of these of the final payment.
 * All in rupees; all that is held where no amount is said.
 */
export function moneyBackOf(order: OrderWithMoney, amount = order.payments.held) {
  const sum = toPaise(amount);
  const disputed = new Set(openDisputes(order).map(({ instalment }) => instalment));
  const free = (['final', 'initial'] as const).filter((which) => !disputed.has(which));
  const held = free.reduce((total, which) => total + toPaise(keptOf(order, which)), 0);
  // Without a dispute nothing waits, whatever the parts say.
  const now = disputed.size === 0 ? sum : Math.min(sum, held);
  return { now: toRupees(now), waits: toRupees(sum - now) };
}
