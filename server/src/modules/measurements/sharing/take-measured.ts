import { mostGarmentVersions, refuseStandingYes } from '#contracts/measurements/book/book.rules.ts';
import type { PartName } from '#contracts/measurements/garments.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPersonOfBook } from '../book/people.queries.ts';
import { type StoredValues, takenFrom } from '../book/stored-values.ts';
import { findNewest, insertVersion, supersede } from '../book/versions.queries.ts';
import { holdMeasurements } from '../measurements.queries.ts';
import {
  endStandingYesOf,
  findMeasured,
  findStandingYes,
  findTaken,
  insertStandingYes,
  type MakersMeasurement,
} from './measured.queries.ts';
import { holdBoughtOrder } from './shares.queries.ts';

interface Taking {
  orderId: number;
  ownerId: number;
  measurementId: number;
  personId: number;
}

/**
 * Writes what the maker measured for an order into the owner's book. Taking it again changes nothing. Throws
 * NOT_FOUND for orders, measurements and people of others, CONFLICT above the maximum of versions.
 */
export async function takeMeasured(
  { db, clock }: Services,
  { orderId, ownerId, measurementId, personId }: Taking,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await holdBoughtOrder(tx, [orderId, ownerId]);
    if (!order) throw notFound('orders.orderMissing');
    // Two requests of the buyer at once are decided one after the other.
    await holdMeasurements(tx, [String(orderId)]);
    const [measured] = await findMeasured(tx, [measurementId, orderId]);
    if (!measured) throw notFound('naap.measuredMissing');
    const [person] = await lockPersonOfBook(tx, [personId, ownerId]);
    if (!person) throw notFound('naap.personMissing');
    const written = await writeMeasured(tx, measured, personId, clock.now());
    if (!written)
      throw new AppError('CONFLICT', sentence('naap.versionsFull', { most: mostGarmentVersions }));
  });
}

/**
 * Writes a measurement of the maker as a new version. Requires a locked person; returns false if their garment has no
 * room for another version.
 */
async function writeMeasured(
  tx: Transaction,
  measured: MakersMeasurement,
  personId: number,
  now: Date,
): Promise<boolean> {
  const { id: measurementId, orderId, makerId, garment, measuredBy, measuredOn, notes } = measured;
  const [taken] = await findTaken(tx, [measurementId]);
  if (taken) return true;
  const [newest] = await findNewest(tx, [personId, garment]);
  const version = newest?.version ?? 0;
  if (version >= mostGarmentVersions) return false;
  await supersede(tx, [personId, garment]);
  await insertVersion(tx, {
    ...{ personId, garment, version: version + 1, measuredBy, measuredOn, notes, now },
    ...{ measurementId, orderId, makerId, source: 'MAKER_VISIT', idempotencyKey: null },
    values: JSON.stringify(valuesOf(measured)),
    reason: '',
    // How a person likes it to fit does not change with the tape.
    preferences: newest?.preferences ?? '',
  });
  return true;
}

/** Makers do not say whether they measured the body or the garment, so what can be either counts as of the body. */
function valuesOf({ lengths }: MakersMeasurement): StoredValues {
  return Object.fromEntries(
    Object.entries(lengths).map(([part, stored]) => [
      part,
      { of: takenFrom(part as PartName, 'body'), stored },
    ]),
  );
}

/**
 * Writes what the maker just measured into the book of the person for whom the buyer agreed to it. Requires a locked
 * order. A full garment does not stop the recording.
 */
export async function followStandingYes(
  tx: Transaction,
  { orderId, measurementId, now }: { orderId: number; measurementId: number; now: Date },
): Promise<void> {
  const [agreed] = await findStandingYes(tx, [orderId]);
  if (!agreed) return;
  const { personId, ownerId } = agreed;
  const [measured] = await findMeasured(tx, [measurementId, orderId]);
  const [person] = await lockPersonOfBook(tx, [personId, ownerId]);
  if (measured && person) await writeMeasured(tx, measured, personId, now);
}

interface Agreeing {
  orderId: number;
  ownerId: number;
  personId: number;
}

/**
 * Agrees that later measurements of an order are written into the book of a person. Throws NOT_FOUND for orders and
 * people of others, CONFLICT for an order that has ended.
 */
export async function giveStandingYes(
  { db, clock }: Services,
  { orderId, ownerId, personId }: Agreeing,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await holdBoughtOrder(tx, [orderId, ownerId]);
    if (!order) throw notFound('orders.orderMissing');
    // Two requests of the buyer at once are decided one after the other.
    await holdMeasurements(tx, [String(orderId)]);
    const [person] = await lockPersonOfBook(tx, [personId, ownerId]);
    if (!person) throw notFound('naap.personMissing');
    const refusal = refuseStandingYes(order.status);
    if (refusal !== null) throw new AppError('CONFLICT', refusal);
    const [agreed] = await findStandingYes(tx, [orderId]);
    if (agreed?.personId === personId) return;
    const now = clock.now();
    await endStandingYesOf(tx, [orderId, now]);
    await insertStandingYes(tx, [orderId, personId, now]);
  });
}

/** Withdraws it. Throws NOT_FOUND for orders of others. */
export async function endStandingYes(
  { db, clock }: Services,
  orderId: number,
  ownerId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await holdBoughtOrder(tx, [orderId, ownerId]);
    if (!order) throw notFound('orders.orderMissing');
    await endStandingYesOf(tx, [orderId, clock.now()]);
  });
}
