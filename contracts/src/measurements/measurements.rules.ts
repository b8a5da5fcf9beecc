import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

/**
 * Why measurements cannot be recorded on an order now; null if they can. Both sides may record, and see what was
 * recorded.
 */
export function refuseRecording(status: OrderStatus): Sentence | null {
  if (status === 'PENDING') return sentence('measurements.beforeAdvance');
  if (status === 'CANCELLED') return sentence('measurements.cancelled');
  if (status === 'DELIVERED') return sentence('measurements.delivered');
  return null;
}
