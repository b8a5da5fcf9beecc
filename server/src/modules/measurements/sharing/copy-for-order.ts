import type { PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { addDifferences, type Differences, type StoredValues } from '../book/stored-values.ts';

interface Shared {
  personName: string;
  unit: Unit;
  values: StoredValues;
  overlay: string | null;
  differences: Differences | null;
  measuredBy: string;
  measuredOn: string;
  preferences: string;
  notes: string;
  sharedAt: Date;
  /** Part → tenths of a millimetre, as the person likes it now; null if nothing is known. */
  likes: Differences | null;
}

interface Copy {
  unit: Unit;
  /** As JSON. */
  lengths: string;
  /** As JSON: part → `body` or `garment`. */
  takenFrom: string;
  person: string;
  measuredBy: string;
  measuredOn: string;
  notes: string;
  signedAt: Date;
  /** As JSON; null if nothing is known. */
  likes: string | null;
}

/** What an order keeps of a share, by value: a later version in the book does not change it. */
export function copyForOrder(share: Shared): Copy {
  const { unit, personName, measuredBy, measuredOn, preferences, overlay, notes, sharedAt, likes } = share;
  const values = Object.entries(addDifferences(share.values, share.differences)) as [
    PartName,
    NonNullable<StoredValues[PartName]>,
  ][];
  const byPart = (read: (value: (typeof values)[number][1]) => unknown) =>
    JSON.stringify(Object.fromEntries(values.map(([part, value]) => [part, read(value)])));
  return {
    unit,
    lengths: byPart(({ stored }) => stored),
    takenFrom: byPart(({ of }) => of),
    person: personName,
    measuredBy,
    measuredOn,
    notes: [preferences, overlay && `+ ${overlay}`, notes].filter(Boolean).join('\n'),
    signedAt: sharedAt,
    likes: likes === null ? null : JSON.stringify(likes),
  };
}
