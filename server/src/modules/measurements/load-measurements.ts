import type { MeasurementBook } from '#contracts/measurements/measurements.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { findMeasuredOrder, listMeasurements } from './measurements.queries.ts';
import { presentMeasurements } from './present-measurements.ts';

/** The measurements of an order, for its two sides. Throws NOT_FOUND for others. */
export async function loadMeasurements(
  executor: Executor,
  orderId: number,
  viewerId: number,
): Promise<MeasurementBook> {
  const [order] = await findMeasuredOrder(executor, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  return presentMeasurements(order, await listMeasurements(executor, [orderId]));
}
