import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type Garment, isLength, type PartName, partsOf } from '../garments.ts';
import { toTenths, type Unit, writeLength } from '../lengths.ts';
import { type PartValue, refuseValue } from '../part-values.ts';
import { mostDifference } from './book.rules.ts';

interface Refused {
  /** Null if it concerns all parts. */
  part: PartName | null;
  refusal: Sentence;
}

interface Values {
  garment: Garment;
  unit: Unit;
  values: Partial<Record<PartName, { value: PartValue }>>;
}

/** Errors of the values of a version. Parts that the garment does not need are ignored. */
export function refuseValues({ garment, unit, values }: Values): Refused[] {
  const given = partsOf(garment).flatMap((part) => {
    const value = values[part]?.value;
    return value === undefined ? [] : [{ part, value }];
  });
  if (given.length === 0) return [{ part: null, refusal: sentence('measurements.writeOne') }];
  return given.flatMap(({ part, value }) => {
    const refusal = refuseValue(part, value, unit);
    return refusal === null ? [] : [{ part, refusal }];
  });
}

interface Differences {
  garment: Garment;
  unit: Unit;
  differences: Partial<Record<PartName, number>>;
}

/** Errors of the differences of an overlay. Only lengths of the garment differ; other parts are ignored. */
export function refuseDifferences({ garment, unit, differences }: Differences): Refused[] {
  const given = partsOf(garment).filter((part) => isLength(part) && differences[part] !== undefined);
  if (given.length === 0) return [{ part: null, refusal: sentence('naap.writeDifference') }];
  return given.flatMap((part) => {
    const tenths = toTenths(differences[part] ?? 0, unit, part);
    if (tenths !== 0 && Math.abs(tenths) <= mostDifference) return [];
    return [
      {
        part,
        refusal: sentence('naap.differenceBetween', {
          part: sentence(`measurements.part.${part}`),
          difference: writeLength(mostDifference, unit, part),
          unit: sentence(`measurements.unit.${unit}`),
        }),
      },
    ];
  });
}
