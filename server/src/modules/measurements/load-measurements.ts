import type { MeasurementBook } from '#contracts/measurements/measurements.contract.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findMeasuredOrder, listMeasurements } from './measurements.queries.ts';
import { presentMeasurements } from './present-measurements.ts';
import { recordReadingsOfCopies } from './sharing/read-shared.ts';

/**
 * The measurements of an order, for its two sides. Records that the maker read what was copied from the buyer's naap
 * book. Throws NOT_FOUND for others.
 */
export async function loadMeasurements(
  services: Services,
  orderId: number,
  viewerId: number,
): Promise<MeasurementBook> {
  const [order] = await findMeasuredOrder(services.db, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  const rows = await listMeasurements(services.db, [orderId]);
  if (viewerId === order.makerId) {
    const copies = rows.filter(({ signedAt }) => signedAt !== null).map(({ id }) => id);
    await recordReadingsOfCopies(services, viewerId, copies);
  }
  return presentMeasurements(order, rows);
}
