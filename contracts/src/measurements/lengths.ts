import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import type { PartName } from './garments.ts';

/** The units of a tape measure. */
export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

/**
 * Lengths are stored in tenths of a millimetre, finer than any tape on purpose: an eighth of an inch is 3.175 mm and
 * must read back as it was written. An inch has 254 of them.
 */
const tenthsIn: Record<Unit, number> = { cm: 100, in: 254 };

/** Parts for which the trade reads sixteenths of an inch: necklines, and rings and bangles, whose sizes are so close. */
const fineParts: readonly PartName[] = [
  'neck',
  'collar',
  'frontNeckDepth',
  'backNeckDepth',
  'ringSize',
  'bangleSize',
];

/** Marks per unit on the tape of a part: down to a millimetre, and to an eighth or a sixteenth of an inch. */
function marksFor(part: PartName, unit: Unit): number {
  if (unit === 'cm') return 10;
  return fineParts.includes(part) ? 16 : 8;
}

/** 76.5 cm → 7650. Rounds to the nearest mark of the tape, so that a value reads back as it was written. */
export function toTenths(length: number, unit: Unit, part: PartName): number {
  const marks = marksFor(part, unit);
  return Math.round((Math.round(length * marks) / marks) * tenthsIn[unit]);
}

/** 7650 → 76.5 cm, or 30.125 in. Rounds to the nearest mark of the tape. */
export function fromTenths(tenths: number, unit: Unit, part: PartName): number {
  const marks = marksFor(part, unit);
  return Math.round((tenths / tenthsIn[unit]) * marks) / marks;
}

const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/** Formats a length as "76.5" in centimetres; "30⅛" or "14 3/16" in inches, as sixteenths have no sign of their own. */
export function writeLength(tenths: number, unit: Unit, part: PartName): string {
  const length = fromTenths(tenths, unit, part);
  if (unit === 'cm') return String(length);
  const whole = Math.floor(length);
  const sixteenths = Math.round((length - whole) * 16);
  if (sixteenths % 2 === 1) return `${whole === 0 ? '' : `${whole} `}${sixteenths}/16`;
  const sign = eighths[sixteenths / 2] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

/** Parses what people write: "76.5", "76,5", "30 1/8", "30⅛", "½". Returns undefined for anything else. */
export function readLength(text: string): number | undefined {
  const plain = plainDigits(readableLine(text))
    .replace(/[⅛¼⅜½⅝¾⅞]/, (sign) => ` ${eighths.indexOf(sign)}/8`)
    .replace(/[,٫]/, '.')
    .trim();
  if (/^\d{1,4}(\.\d{1,4})?$/.test(plain)) return Number(plain);
  const [, whole = '0', over, under] = /^(?:(\d{1,4})\s+)?(\d{1,2})\/(2|4|8|16)$/.exec(plain) ?? [];
  if (over === undefined || Number(over) >= Number(under)) return undefined;
  return Number(whole) + Number(over) / Number(under);
}
