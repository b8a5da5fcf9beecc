import type { BookOverlay, BookValue } from '#contracts/measurements/book/book.fields.ts';
import type { MeasuredThing } from '#contracts/measurements/book/book.rules.ts';
import { type Garment, isLength, type PartName, parts, partsOf } from '#contracts/measurements/garments.ts';
import { fromTenths, toTenths, type Unit } from '#contracts/measurements/lengths.ts';
import { fromStored, type PartValue, toStored } from '#contracts/measurements/part-values.ts';

/** A value as orders store it: tenths of a millimetre, a count, or the name of a choice. */
export interface StoredValue {
  of: MeasuredThing;
  stored: PartValue;
}
export type StoredValues = Partial<Record<PartName, StoredValue>>;

/** Part → tenths of a millimetre. */
export type Differences = Partial<Record<PartName, number>>;

interface Written {
  garment: Garment;
  unit: Unit;
  values: Partial<Record<PartName, { value: PartValue; of: MeasuredThing }>>;
}

/** Checked values as they are stored; the parts that the garment does not need are dropped. */
export function storeValues({ garment, unit, values }: Written): StoredValues {
  return Object.fromEntries(
    partsOf(garment).flatMap((part) => {
      const given = values[part];
      return given === undefined
        ? []
        : [[part, { of: takenFrom(part, given.of), stored: toStored(part, given.value, unit) }]];
    }),
  );
}

/** What a value is taken from: the part says it, unless it can be either. */
export function takenFrom(part: PartName, said: MeasuredThing): MeasuredThing {
  const { of } = parts[part];
  return of === 'either' ? said : of;
}

/** Checked differences as they are stored. */
export function storeDifferences(
  garment: Garment,
  unit: Unit,
  differences: Partial<Record<PartName, number>>,
): Differences {
  return Object.fromEntries(
    partsOf(garment).flatMap((part) => {
      const given = isLength(part) ? differences[part] : undefined;
      return given === undefined ? [] : [[part, toTenths(given, unit, part)]];
    }),
  );
}

/** Adds an overlay. A part that the version does not have stays missing. */
export function addDifferences(values: StoredValues, differences: Differences | null): StoredValues {
  return Object.fromEntries(
    Object.entries(values).map(([part, value]) => {
      const difference = differences?.[part as PartName];
      if (difference === undefined || typeof value.stored !== 'number') return [part, value];
      return [part, { ...value, stored: value.stored + difference }];
    }),
  );
}

/** The values in the order of measuring, with lengths in the unit. */
export function presentValues(garment: Garment, values: StoredValues, unit: Unit): BookValue[] {
  return partsOf(garment).flatMap((part) => {
    const given = values[part];
    if (given === undefined) return [];
    const { of, stored } = given;
    const tenths = isLength(part) && typeof stored === 'number' ? stored : null;
    return [{ part, of, value: fromStored(part, stored, unit), tenths }];
  });
}

export function presentDifferences(
  garment: Garment,
  differences: Differences,
  unit: Unit,
): BookOverlay['differences'] {
  return partsOf(garment).flatMap((part) => {
    const tenths = differences[part];
    return tenths === undefined ? [] : [{ part, difference: fromTenths(tenths, unit, part), tenths }];
  });
}
