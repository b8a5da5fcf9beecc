import type { Body } from '#contracts/measurements/bodies.ts';
import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import {
  type AgeBand,
  type Garment,
  isLength,
  type PartName,
  partsOf,
} from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { toStored, writeStored } from '#contracts/measurements/part-values.ts';
import { unlikelyPair } from '#contracts/measurements/proportions.ts';
import { unusualHeight, unusualLength } from '#contracts/measurements/usual-lengths.ts';
import { readValue } from '../../measurements.form.ts';
import type { VersionForm } from './version.form.ts';

const wearer: Record<BookBody, Body> = { women: 'women', men: 'men', child: 'children' };

type Typed = Pick<VersionForm, 'unit' | 'values'>;

/** A typed length in tenths of a millimetre, or a count; null for anything else. */
function storedOf(part: PartName, { unit, values }: Typed): number | null {
  const value = readValue(part, values[part] ?? '');
  return typeof value === 'number' ? Number(toStored(part, value, unit)) : null;
}

/** A limit in centimetres, or a count, as the form writes it. */
const written = (part: PartName, limit: number, unit: Unit) =>
  writeStored(part, isLength(part) ? toStored(part, limit, 'cm') : limit, unit);

/** The usual range of a part of this person, if what was typed lies outside it; null otherwise. Only a reason to ask. */
export function unusualFor(
  part: PartName,
  body: BookBody,
  form: Typed,
): { least: string; most: string } | null {
  const stored = storedOf(part, form);
  if (stored === null) return null;
  const age = readValue('ageBand', form.values.ageBand ?? '');
  const range =
    part === 'height' && age !== undefined
      ? unusualHeight(age as AgeBand, stored)
      : unusualLength(part, stored, wearer[body]);
  return (
    range && { least: written(part, range.least, form.unit), most: written(part, range.most, form.unit) }
  );
}

/** Two typed values that seldom belong to one body; null if there are none. Only a reason to ask. */
function unlikelyIn(garment: Garment, form: Typed): { one: PartName; other: PartName } | null {
  return unlikelyPair(
    Object.fromEntries(
      partsOf(garment)
        .filter(isLength)
        .map((part) => [part, storedOf(part, form) ?? undefined]),
    ),
  );
}

/** The parts whose typed values are possible but unusual, or seldom of one body. */
export function doubtfulIn(garment: Garment, body: BookBody, form: Typed): PartName[] {
  const pair = unlikelyIn(garment, form);
  return partsOf(garment).filter(
    (part) => part === pair?.one || part === pair?.other || unusualFor(part, body, form) !== null,
  );
}
