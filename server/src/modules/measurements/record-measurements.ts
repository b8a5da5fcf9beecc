import { isDeepStrictEqual } from 'node:util';
import { partsOf } from '#contracts/measurements/garments.ts';
import { type MeasurementWords, mostVersions } from '#contracts/measurements/measurements.contract.ts';
import { refuseRecording } from '#contracts/measurements/measurements.rules.ts';
import { toStored } from '#contracts/measurements/part-values.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { measurementsRecorded } from './measurements.events.ts';
import {
  findRecorded,
  holdMeasuredOrder,
  holdMeasurements,
  insertMeasurement,
  lastVersion,
} from './measurements.queries.ts';
import { followStandingYes } from './sharing/take-measured.ts';

interface Recording extends MeasurementWords {
  orderId: number;
  viewerId: number;
  idempotencyKey: string | null;
}

/**
 * Records a new version of the measurements for a garment, by either side of the order. Throws NOT_FOUND for others,
 * ILLEGAL_MOVE if the order takes no measurements, and CONFLICT if another version was written meanwhile. Repeating
 * the same values by the same writer stores them once. So does repeating an idempotency key, even if the other side
 * has written since.
 */
export async function recordMeasurements(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  recording: Recording,
): Promise<void> {
  const { orderId, viewerId, garment, unit, basedOn, idempotencyKey } = recording;
  await inTransaction(db, async (tx) => {
    const [order] = await holdMeasuredOrder(tx, [orderId, viewerId]);
    if (!order) throw notFound('orders.orderMissing');
    await holdMeasurements(tx, [String(orderId)]);
    const lengths = Object.fromEntries(
      partsOf(garment).flatMap((part) => {
        const length = recording.lengths[part];
        return length === undefined ? [] : [[part, toStored(part, length, unit)]];
      }),
    );
    const { person, measuredBy, measuredOn, notes } = recording;
    const written = { unit, lengths, person, measuredBy, measuredOn, notes };
    const [earlier] =
      idempotencyKey === null ? [] : await findRecorded(tx, [orderId, viewerId, idempotencyKey]);
    if (earlier) {
      if (isDeepStrictEqual({ ...earlier }, { garment, ...written })) return;
      throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    }
    const refusal = refuseRecording(order.status);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    const now = clock.now();
    if (recording.measuredOn > istDayOf(now) || recording.measuredOn < '2000-01-01')
      throw invalidInput({ measuredOn: sentence('measurements.uptoToday') });

    const [found] = await lastVersion(tx, [orderId, garment]);
    const { count = 0, version = 0, last = null } = found ?? {};
    if (version !== basedOn) {
      const { recordedBy, recorderName, ...values } = last ?? { recordedBy: null, recorderName: null };
      // A retry after a lost response.
      const isWritten = recordedBy === viewerId && version === basedOn + 1;
      if (isWritten && isDeepStrictEqual(values, written)) return;
      throw new AppError(
        'CONFLICT',
        recorderName === null
          ? sentence('measurements.meanwhileUnnamed')
          : sentence('measurements.meanwhile', { name: recorderName }),
      );
    }
    if (count >= mostVersions) {
      throw new AppError('CONFLICT', sentence('measurements.versionsFull', { most: mostVersions }));
    }
    const [row] = await insertMeasurement(tx, {
      orderId,
      buyerId: order.buyerId,
      garment,
      version: version + 1,
      unit,
      lengths: JSON.stringify(lengths),
      person,
      measuredBy,
      measuredOn,
      notes,
      takenFrom: null,
      signedAt: null,
      likes: null,
      viewerId,
      idempotencyKey,
      now,
    });
    if (!row) throw new Error('measurements were not written');
    if (viewerId === order.makerId) await followStandingYes(tx, { orderId, measurementId: row.id, now });
    const otherId = viewerId === order.buyerId ? order.makerId : order.buyerId;
    await events.publish(tx, measurementsRecorded, {
      measurementId: row.id,
      orderId,
      recorderId: viewerId,
      otherId,
    });
  });
}
