import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
/** The units of a tape measure. */
export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

/** Lengths are stored in tenths of a millimetre; an inch has 254 of them. */
const tenthsIn: Record<Unit, number> = { cm: 100, in: 254 };
/** Marks per unit on each tape: down to a millimetre, and to an eighth of an inch. */
const marksIn: Record<Unit, number> = { cm: 10, in: 8 };

/** 76.5 cm → 7650. Rounds to the nearest mark of the tape, so that a value reads back as it was written. */
export function toTenths(length: number, unit: Unit): number {
  return Math.round((Math.round(length * marksIn[unit]) / marksIn[unit]) * tenthsIn[unit]);
}

/** 7650 → 76.5 cm, or 30.125 in. Rounds to the nearest mark of the tape. */
export function fromTenths(tenths: number, unit: Unit): number {
  return Math.round((tenths / tenthsIn[unit]) * marksIn[unit]) / marksIn[unit];
}

const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/** Formats a length as "76.5" in centimetres or "30⅛" in inches. */
export function writeLength(tenths: number, unit: Unit): string {
  const length = fromTenths(tenths, unit);
  if (unit === 'cm') return String(length);
  const whole = Math.floor(length);
  const part = eighths[Math.round((length - whole) * 8)] ?? '';
  return whole === 0 && part !== '' ? part : `${whole}${part}`;
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
