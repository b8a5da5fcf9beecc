import type { OccasionNote } from '#contracts/occasions/occasions.contract.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { occasionOfOrder } from './occasions.queries.ts';

/**
 * The wish of the occasion that an order belongs to, for one of the order's two sides; null without one. The maker
 * reads it once the advance is paid, as the address, and never the title. Throws NOT_FOUND for others.
 */
export async function showOccasionOfOrder(
  { db }: Pick<Services, 'db'>,
  orderId: number,
  viewerId: number,
): Promise<OccasionNote | null> {
  const [row] = await occasionOfOrder(db, [orderId, viewerId]);
  if (!row) throw notFound('orders.orderMissing');
  const isBuyer = row.buyerId === viewerId;
  if (row.occasion === null || !(isBuyer || row.isConfirmed)) return null;
  const { id, title, ...wish } = row.occasion;
  return { occasion: isBuyer ? { id, title } : null, ...wish, others: row.others };
}
