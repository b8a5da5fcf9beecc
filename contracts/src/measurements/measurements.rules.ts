import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';

/** Why measurements cannot be recorded on an order now; null where they can. Both sides may, and see what was. */
export function refuseRecording(status: OrderStatus): string | null {
  if (status === 'PENDING') return 'Measurements can be recorded once the advance has arrived.';
  if (status === 'CANCELLED') return 'This order was cancelled, so its measurements can no longer change.';
  if (status === 'DELIVERED') return 'This order was delivered, so its measurements can no longer change.';
  return null;
}
