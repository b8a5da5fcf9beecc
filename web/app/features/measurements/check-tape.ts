import { type AgeBand, type Garment, isLength, type PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { toStored, writeStored } from '#contracts/measurements/part-values.ts';
import { wearerOf } from '#contracts/measurements/size-charts.ts';
import { unusualHeight, unusualLength } from '#contracts/measurements/usual-lengths.ts';
import { type MeasurementForm, readValue } from './measurements.form.ts';

/** The usual range of a part in the form's unit, if what was typed lies outside it; null otherwise. */
export function unusualRange(
  part: PartName,
  { garment, unit, lengths }: Pick<MeasurementForm, 'garment' | 'unit' | 'lengths'>,
): { least: string; most: string } | null {
  const value = readValue(part, lengths[part] ?? '');
  if (typeof value !== 'number') return null;
  const stored = Number(toStored(part, value, unit));
  const age = readValue('ageBand', lengths.ageBand ?? '');
  const range =
    part === 'height' && age !== undefined
      ? unusualHeight(age as AgeBand, stored)
      : unusualLength(part, stored, audienceOf(garment));
  return range && { least: written(part, range.least, unit), most: written(part, range.most, unit) };
}

const audienceOf = (garment: Garment) => (garment === 'child' ? 'children' : wearerOf(garment));

/** A limit in centimetres, or a count, in the form's unit. */
const written = (part: PartName, limit: number, unit: Unit) =>
  writeStored(part, isLength(part) ? toStored(part, limit, 'cm') : limit, unit);
