import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOccasion, type OwnOccasion } from './hold-occasion.ts';
import { guestOfOccasion, lockPurchase, putOrder, takeOrderOut } from './write-occasions.queries.ts';

interface OrderOfOccasion extends OwnOccasion {
  orderId: number;
}

/**
 * Assigns a purchase of the organiser to a person of the occasion, or moves it to another person of it. Throws
 * NOT_FOUND for orders of others and orders that the organiser sells, CONFLICT for an order that has ended or belongs
 * to another occasion.
 */
export function assignOrder(
  { db }: Pick<Services, 'db'>,
  { orderId, ...own }: OrderOfOccasion,
  guestId: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    const [guest] = await guestOfOccasion(tx, [guestId, own.occasionId]);
    if (!guest) throw notFound('occasions.personMissing');
    const [order] = await lockPurchase(tx, [orderId, own.organiserId]);
    if (!order) throw notFound('orders.orderMissing');
    const isHere = order.occasionId === own.occasionId;
    if (!isHere && (order.status === 'CANCELLED' || order.status === 'DELIVERED'))
      throw new AppError('CONFLICT', sentence('occasions.orderEnded'));
    const [put] = await putOrder(tx, [orderId, own.occasionId, guestId]);
    if (!put) throw new AppError('CONFLICT', sentence('occasions.otherOccasion'));
  });
}

/** Takes an order out of the occasion; its links end. Throws NOT_FOUND for an order that is not in it. */
export function unassignOrder(
  { db }: Pick<Services, 'db'>,
  { orderId, ...own }: OrderOfOccasion,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await holdOccasion(tx, own);
    const [out] = await takeOrderOut(tx, [orderId, own.occasionId]);
    if (!out) throw notFound('orders.orderMissing');
  });
}
