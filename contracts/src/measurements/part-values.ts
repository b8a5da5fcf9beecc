import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type ChoiceName, isChoice, isLength, type PartName, parts } from './garments.ts';
import { fromTenths, toTenths, type Unit, writeLength } from './lengths.ts';

/**
 * The value of a part: a length in the unit of the tape, a count, or the name of a choice. In the store a length is
 * tenths of a millimetre; counts and choices are the same everywhere.
 */
export type PartValue = number | ChoiceName;
export type PartValues = Partial<Record<PartName, PartValue>>;

export function toStored(part: PartName, value: PartValue, unit: Unit): PartValue {
  return isLength(part) && typeof value === 'number' ? toTenths(value, unit, part) : value;
}

export function fromStored(part: PartName, stored: PartValue, unit: Unit): PartValue {
  return isLength(part) && typeof stored === 'number' ? fromTenths(stored, unit, part) : stored;
}

/** A stored length or count as text without its unit; a choice is its name, which screens translate. */
export function writeStored(part: PartName, stored: PartValue, unit: Unit): string {
  return isLength(part) && typeof stored === 'number' ? writeLength(stored, unit, part) : String(stored);
}

const cmInInch = 2.54;

/** The error for an impossible value, given as written, in `unit`; null if possible. */
export function refuseValue(part: PartName, value: PartValue, unit: Unit): Sentence | null {
  const named = sentence(`measurements.part.${part}`);
  if (isChoice(part)) {
    const isOffered = parts[part].choices.some((choice) => choice === value);
    return isOffered ? null : sentence('measurements.chooseOne', { part: named });
  }
  if (typeof value !== 'number') return sentence('measurements.number');
  const { kind, least, most } = parts[part];
  if (kind === 'count') {
    if (Number.isInteger(value) && value >= least && value <= most) return null;
    return sentence('measurements.countBetween', { part: named, least, most });
  }
  const tenths = toTenths(value, unit, part);
  if (tenths >= least * 100 && tenths <= most * 100) return null;
  const [from, to] = unit === 'cm' ? [least, most] : inInches(least, most);
  return sentence('measurements.between', {
    part: named,
    least: from,
    most: to,
    unit: sentence(`measurements.unit.${unit}`),
  });
}

/** A range of centimetres in whole inches, a small one in halves, rounded inwards so that both limits are valid. */
function inInches(least: number, most: number): [number, number] {
  const steps = most <= 40 ? 2 : 1;
  return [Math.ceil((least / cmInInch) * steps) / steps, Math.floor((most / cmInInch) * steps) / steps];
}
