import { toPaise, toRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { openDisputes } from './dispute-events.ts';

type Which = OrderData['disputes'][number]['instalment'];

/** The order as its sides and the desk see it. */
export type OrderWithMoney = Pick<OrderData, 'refunds' | 'disputes'> & {
  payments: Pick<OrderData['payments'], 'held' | 'isDisputed'> &
    Record<Which, Pick<OrderData['payments']['initial'], 'amount' | 'paid'>>;
};

/** The part of an instalment that is neither back nor promised back, in rupees. */
export function keptOf({ payments, refunds }: Pick<OrderWithMoney, 'payments' | 'refunds'>, which: Which) {
  const { amount, paid } = payments[which];
  if (!paid) return 0;
  // Refunds of a second or wrong payment do not reduce the booked one.
  const back = refunds.filter(
    ({ instalment, cause }) => instalment === which && cause !== 'SECOND' && cause !== 'WRONG',
  );
  return toRupees(back.reduce((left, refund) => left - toPaise(refund.amount), toPaise(amount)));
}

/**
 * Splits a refund into what goes back now and what waits for the bank's decision on a dispute. As on the server,
 * undisputed payments are used first, and of these the final payment first. All in rupees; `amount` defaults to all
 * that is held.
 */
export function moneyBackOf(order: OrderWithMoney, amount = order.payments.held) {
  const sum = toPaise(amount);
  const disputed = new Set(openDisputes(order).map(({ instalment }) => instalment));
  const free = (['final', 'initial'] as const).filter((which) => !disputed.has(which));
  const held = free.reduce((total, which) => total + toPaise(keptOf(order, which)), 0);
  // Without a dispute nothing waits, whatever the instalments add up to.
  const now = disputed.size === 0 ? sum : Math.min(sum, held);
  return { now: toRupees(now), waits: toRupees(sum - now) };
}
