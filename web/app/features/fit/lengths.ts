import { isLength, type PartName } from '#contracts/measurements/garments.ts';
import { toTenths, type Unit, writeLength } from '#contracts/measurements/lengths.ts';

/** A length of a claim, as a tape reads it: 30.125 inches as "30⅛". Negative ones have a minus sign. */
export function writtenLength(length: number, unit: Unit, part: PartName): string {
  if (!isLength(part)) return String(length);
  const written = writeLength(toTenths(Math.abs(length), unit, part), unit, part);
  return length < 0 ? `−${written}` : written;
}
