import { isMakingStarted } from '#contracts/measurements/book/book.rules.ts';
import type { Reading, SharedVersion } from '#contracts/measurements/book/sharing.contract.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { addDifferences, presentValues } from '../book/stored-values.ts';
import { findMeasuredOrder } from '../measurements.queries.ts';
import { insertReadings, readingsPage, sharesOfCopies } from './readings.queries.ts';
import { listShared } from './shares.queries.ts';

/**
 * What the buyer shares with an order, for its two sides. Records a reading by the maker. Throws NOT_FOUND for
 * others.
 */
export async function readShared(
  services: Services,
  orderId: number,
  viewerId: number,
): Promise<SharedVersion[]> {
  const [order] = await findMeasuredOrder(services.db, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  const rows = await listShared(services.db, [orderId]);
  // Those that were read, even if one of them is revoked at this moment.
  if (viewerId === order.makerId)
    await recordReadings(
      services,
      viewerId,
      rows.map(({ shareId }) => shareId),
    );
  return rows.map(({ personName, body, values, differences, sharedAt, frozenAt, ...row }) => ({
    ...row,
    person: { name: personName, body },
    values: presentValues(row.garment, addDifferences(values, differences), row.unit),
    sharedAt: sharedAt.toISOString(),
    isFrozen: frozenAt !== null || isMakingStarted(order.status),
  }));
}

/** Records that the maker of an order read the order's own copies of shares. */
export async function recordReadingsOfCopies(
  services: Services,
  makerId: number,
  measurementIds: readonly number[],
): Promise<void> {
  if (measurementIds.length === 0) return;
  const shares = await sharesOfCopies(services.db, [[...measurementIds]]);
  await recordReadings(
    services,
    makerId,
    shares.map(({ id }) => id),
  );
}

async function recordReadings({ db, clock }: Services, readerId: number, shareIds: number[]): Promise<void> {
  if (shareIds.length > 0) await insertReadings(db, [shareIds, readerId, istDayOf(clock.now())]);
}

const pageSize = 30;
const newest = Number.MAX_SAFE_INTEGER;

/** A page of the readings of one's own book, newest first. Throws INVALID_INPUT for an invalid cursor. */
export async function listReadings(
  executor: Executor,
  ownerId: number,
  cursor: string | undefined,
): Promise<{ data: Reading[]; nextCursor: string | null }> {
  const before = cursor ? idCursor.read(cursor).id : newest;
  const rows = await readingsPage(executor, [ownerId, before, pageSize + 1]);
  const { shown, nextCursor } = cutPage(rows, pageSize, idCursor);
  return {
    data: shown.map(({ orderedAt, ...row }) => ({
      ...row,
      orderNumber: orderNumber(row.orderId, orderedAt),
    })),
    nextCursor,
  };
}
