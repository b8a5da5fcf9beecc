import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';

/** How long an order waits for its advance, in milliseconds. */
export const unpaidMilliseconds = 24 * 3_600_000;

/** When an unpaid order is cancelled automatically; null if it does not wait for its advance. */
export function lapsesAt({ status, createdAt }: { status: OrderStatus; createdAt: Date }): Date | null {
  return status === 'PENDING' ? new Date(createdAt.getTime() + unpaidMilliseconds) : null;
}
