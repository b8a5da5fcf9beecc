import { partsOf } from '#contracts/measurements/garments.ts';
import type { Measurement, MeasurementBook } from '#contracts/measurements/measurements.contract.ts';
import { refuseRecording } from '#contracts/measurements/measurements.rules.ts';
import { fromStored } from '#contracts/measurements/part-values.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { presentDifferences } from './book/stored-values.ts';
import type { MeasurementRow } from './measurements.queries.ts';

export function presentMeasurements(
  { status, buyerId }: { status: OrderStatus; buyerId: number },
  rows: readonly MeasurementRow[],
): MeasurementBook {
  const why = refuseRecording(status);
  return {
    versions: rows.map((row) => present(row, buyerId)),
    can: { record: why === null },
    why: withMessage(why),
  };
}

function present(row: MeasurementRow, buyerId: number): Measurement {
  const { recordedBy, recorderName, createdAt, lengths, takenFrom, signedAt, likes, unit, ...rest } = row;
  return {
    ...rest,
    unit,
    lengths: partsOf(row.garment).flatMap((part) => {
      const stored = lengths[part];
      if (stored === undefined) return [];
      const of = takenFrom?.[part];
      return [{ part, length: fromStored(part, stored, unit), ...(of && { of }) }];
    }),
    recordedBy: {
      id: recordedBy,
      name: recorderName,
      side: recordedBy === buyerId ? 'buyer' : 'maker',
    },
    recordedAt: createdAt.toISOString(),
    ...(signedAt && { signedAt: signedAt.toISOString() }),
    ...(likes && { likes: presentDifferences(row.garment, likes, unit) }),
  };
}
