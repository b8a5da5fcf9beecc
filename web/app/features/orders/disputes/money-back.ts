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
 * How an amount would go back, of the final payment first: what goes back at once, and what waits until the bank has
 * decided on a dispute of its payment. All in rupees; all that is held where no amount is said.
 */
export function moneyBackOf(order: OrderWithMoney, amount = order.payments.held) {
  const sum = toPaise(amount);
  const final = Math.min(sum, toPaise(keptOf(order, 'final')));
  const parts: Record<Which, number> = { final, initial: sum - final };
  const disputed = new Set(openDisputes(order).map(({ instalment }) => instalment));
  const waits = [...disputed].reduce((total, which) => total + parts[which], 0);
  return { now: toRupees(sum - waits), waits: toRupees(waits) };
}
