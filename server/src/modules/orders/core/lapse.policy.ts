import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';

/** Milliseconds for which an order waits for its advance. */
export const unpaidMilliseconds = 24 * 3_600_000;

/** When an order is cancelled by itself unless its advance is paid before; null of one that does not wait for it. */
export function lapsesAt({ status, createdAt }: { status: OrderStatus; createdAt: Date }): Date | null {
  return status === 'PENDING' ? new Date(createdAt.getTime() + unpaidMilliseconds) : null;
}
