import type { ClaimBasis } from '#contracts/fit/fit.fields.ts';
import type { Measurer } from '#contracts/fit/propose-cause.ts';
import { isClaimable } from '#contracts/fit/zones.ts';
import { bodyOf } from '#contracts/measurements/bodies.ts';
import { type Garment, type LengthPartName, partsOf } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { fromTenths, type Unit } from '#contracts/measurements/lengths.ts';
import { sizeChartOf } from '#contracts/measurements/size-charts.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { type FittedOrderRow, type FrozenRow, frozenOfOrder } from './fit.queries.ts';

interface Agreed {
  frozen: number | null;
  frozenOf: 'body' | 'garment' | null;
  signed: number | null;
}

/** What an order says of one garment, by value. Lengths are tenths of a millimetre. */
export interface Basis {
  garment: Garment;
  unit: Unit;
  measuredBy: Measurer;
  measurementId: number | null;
  size: string;
  /** Of every part about which a claim can be made. */
  parts: Map<LengthPartName, Agreed>;
}

/**
 * What the garments of an order were made from: the valid measurement of each, else the size chart of each piece in a
 * size. A made-to-measure order without written measurements has its pieces without values.
 */
export async function basisOfOrder(executor: Executor, order: FittedOrderRow): Promise<Basis[]> {
  const rows = await frozenOfOrder(executor, [order.id]);
  const garments = [...new Set(rows.map(({ garment }) => garment))];
  if (garments.length > 0)
    return garments.map((garment) =>
      ofMeasurement(
        garment,
        rows.filter((row) => row.garment === garment),
        order,
      ),
    );
  const pieces = order.items.map((item) => ofSize(item));
  return pieces.filter(({ garment }, index) => pieces.findIndex((one) => one.garment === garment) === index);
}

/** `rows` are the versions of the garment, newest first. */
function ofMeasurement(garment: Garment, rows: readonly FrozenRow[], { makerId }: FittedOrderRow): Basis {
  const [valid] = rows;
  if (!valid) throw new Error('a garment without measurements');
  const signed = rows.find(({ signedAt }) => signedAt !== null);
  const lengthIn = (row: FrozenRow | undefined, part: LengthPartName) => {
    const stored = row?.lengths[part];
    return typeof stored === 'number' ? stored : null;
  };
  return {
    garment,
    unit: valid.unit,
    measuredBy: valid.recordedBy === makerId ? 'MAKER' : 'BUYER',
    measurementId: valid.id,
    size: '',
    parts: partsWith(garment, (part) => ({
      frozen: lengthIn(valid, part),
      frozenOf: valid.takenFrom?.[part] ?? null,
      signed: lengthIn(signed, part),
    })),
  };
}

function ofSize({ title, size, category }: FittedOrderRow['items'][number]): Basis {
  const body = bodyOf(category ?? '');
  const garment = guessGarment(title) ?? (body === 'feet' ? 'shoes' : 'other');
  const chart = body === null ? null : sizeChartOf(body);
  const at = chart?.sizes.indexOf(size) ?? -1;
  return {
    garment,
    unit: 'in',
    measuredBy: 'CHART',
    measurementId: null,
    size,
    parts: partsWith(garment, (part) => {
      const frozen = chart?.rows.find(({ measure }) => measure === part)?.tenths[at] ?? null;
      return { frozen, frozenOf: frozen === null ? null : 'body', signed: null };
    }),
  };
}

function partsWith(garment: Garment, agreedOf: (part: LengthPartName) => Agreed): Basis['parts'] {
  return new Map(
    partsOf(garment)
      .filter(isClaimable)
      .map((part) => [part, agreedOf(part)]),
  );
}

export function presentBasis({ garment, unit, parts }: Basis): ClaimBasis {
  return {
    garment,
    unit,
    parts: [...parts].map(([part, { frozen }]) => ({
      part,
      frozen: frozen === null ? null : fromTenths(frozen, unit, part),
    })),
  };
}
