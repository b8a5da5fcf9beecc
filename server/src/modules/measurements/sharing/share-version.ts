import { refuseSharing } from '#contracts/measurements/book/book.rules.ts';
import type { PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { fromStored, refuseValue } from '#contracts/measurements/part-values.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { lockPersonOfBook } from '../book/people.queries.ts';
import { addDifferences, type Differences, type StoredValues } from '../book/stored-values.ts';
import { findOverlay, findVersion } from '../book/versions.queries.ts';
import { holdMeasurements } from '../measurements.queries.ts';
import { naapShareChanged } from './naap.events.ts';
import {
  endShare,
  findLiveShare,
  findShare,
  findSharedUnderKey,
  holdBoughtOrder,
  insertShare,
} from './shares.queries.ts';

interface Sharing {
  orderId: number;
  ownerId: number;
  versionId: number;
  overlayId: number | null;
  idempotencyKey: string | null;
}

/**
 * Shares a version of one's own book with an order that one bought. It replaces the earlier share of the same person
 * and garment. Throws NOT_FOUND for orders of others and for what is not in the book, INVALID_INPUT for an overlay that
 * makes a length impossible, ILLEGAL_MOVE before the advance
 * and once making has started, CONFLICT if another person's measurements for the garment are shared.
 */
export async function shareVersion(
  { db, clock, events }: Services,
  { orderId, ownerId, versionId, overlayId, idempotencyKey }: Sharing,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [order] = await holdBoughtOrder(tx, [orderId, ownerId]);
    if (!order) throw notFound('orders.orderMissing');
    // Two requests of the buyer at once are decided one after the other.
    await holdMeasurements(tx, [String(orderId)]);
    const [earlier] = idempotencyKey === null ? [] : await findSharedUnderKey(tx, [orderId, idempotencyKey]);
    if (earlier) {
      if (earlier.versionId === versionId && earlier.overlayId === overlayId) return;
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    const [found] = await findVersion(tx, [versionId, ownerId]);
    const [person] = found ? await lockPersonOfBook(tx, [found.personId, ownerId]) : [];
    if (!(found && person)) throw notFound('naap.versionMissing');
    const { personId, garment } = found;
    const [overlay] = overlayId === null ? [] : await findOverlay(tx, [overlayId, ownerId]);
    if (overlayId !== null && !(overlay?.personId === personId && overlay.garment === garment))
      throw notFound('naap.overlayMissing');
    if (overlay)
      refuseSums(addDifferences(found.values, overlay.differences), overlay.differences, person.unit);

    const refusal = refuseSharing(order.status);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    const now = clock.now();
    const [live] = await findLiveShare(tx, [orderId, garment]);
    if (live && live.personId !== personId) throw new AppError('CONFLICT', sentence('naap.otherShared'));
    if (live) {
      // A retry after a lost response.
      if (live.versionId === versionId && live.overlayId === overlayId) return;
      await endShare(tx, [live.id, now]);
    }
    const [inserted] = await insertShare(tx, {
      ...{ orderId, personId, garment, versionId, overlayId, idempotencyKey, now },
      overlayName: overlay?.name ?? null,
      differences: overlay ? JSON.stringify(overlay.differences) : null,
    });
    if (!inserted) throw new Error('the share was not written');
    await events.publish(tx, naapShareChanged, {
      ...{ orderId, ownerId, makerId: order.makerId },
      act: { change: live ? 'REPLACED' : 'SHARED', shareId: inserted.id },
    });
  });
}

/** Throws INVALID_INPUT if an overlay makes a length impossible, such as a neck of less than nothing. */
function refuseSums(sums: StoredValues, differences: Differences, unit: Unit): void {
  for (const part of Object.keys(differences) as PartName[]) {
    const sum = sums[part];
    const refusal = sum ? refuseValue(part, fromStored(part, sum.stored, unit), unit) : null;
    if (refusal !== null) throw invalidInput({ overlayId: refusal });
  }
}

/**
 * Revokes a share of one's own book and returns its order. Throws NOT_FOUND for shares of others, ILLEGAL_MOVE once
 * making has started.
 */
export async function revokeShare(
  { db, clock, events }: Services,
  shareId: number,
  ownerId: number,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const [share] = await findShare(tx, [shareId, ownerId]);
    if (!share) throw notFound('naap.shareMissing');
    const { orderId } = share;
    // The lock waits for a move of the order, so that a revoked share is never frozen.
    const [order] = await holdBoughtOrder(tx, [orderId, ownerId]);
    if (!order) throw notFound('naap.shareMissing');
    const refusal = refuseSharing(order.status);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    const [ended] = await endShare(tx, [shareId, clock.now()]);
    if (!ended) throw notFound('naap.shareMissing');
    await events.publish(tx, naapShareChanged, {
      ...{ orderId, ownerId, makerId: order.makerId },
      act: { change: 'REVOKED', shareId },
    });
    return orderId;
  });
}
