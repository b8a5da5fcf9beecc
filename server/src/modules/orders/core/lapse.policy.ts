import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';

/** How long an order waits for its advance, in milliseconds. */
export const unpaidMilliseconds = 24 * 3_600_000;

interface UnpaidOrder {
  status: OrderStatus;
  createdAt: Date;
  /** Set for the order of a quote, whose offer waits for the outcome. */
  payUntil?: Date | null;
}

/** When an unpaid order is cancelled automatically; null if it does not wait for its advance. */
export function lapsesAt({ status, createdAt, payUntil }: UnpaidOrder): Date | null {
  if (status !== 'PENDING') return null;
  return payUntil ?? new Date(createdAt.getTime() + unpaidMilliseconds);
}
