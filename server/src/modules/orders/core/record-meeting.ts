import { isBeingDesigned } from '#contracts/orders/core/measuring-facts.ts';
import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { followFacts } from './move-order.ts';
import { stepTicked } from './orders.events.ts';
import { insertHistory, lockOrder } from './orders.queries.ts';

const stepOf = {
  BOOKED: { to: 'MEASUREMENT_SCHEDULED', note: systemNotes.meetingBooked },
  COMPLETED: { to: 'MEASUREMENT_COMPLETED', note: systemNotes.meetingCompleted },
} as const;

interface RecordedMeeting {
  orderId: number;
  what: keyof typeof stepOf;
  /** The person who booked or completed it, named in the history. */
  byId: number;
}

/**
 * Ticks the step of a meeting that was just booked or completed. The order moves on to this step once its design is
 * completed: now, or with the maker's move. Does nothing if the order is already past the step or has ended. Locks
 * the instalments and then the order; callers must lock their own rows afterwards. Throws NOT_FOUND.
 */
export async function recordMeeting(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, what, byId }: RecordedMeeting,
): Promise<void> {
  await services.payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound('orders.orderMissing');
  if (!isBeingDesigned(order.status)) {
    await followFacts(services, tx, order, byId);
    return;
  }
  const now = services.clock.now();
  const fact = { orderId, actorId: byId, actor: 'SYSTEM', from: null, now, idempotencyKey: null };
  await insertHistory(tx, { ...fact, ...stepOf[what] });
  await services.events.publish(tx, stepTicked, { orderId });
}
