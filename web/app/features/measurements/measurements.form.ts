import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  choiceNames,
  type Garment,
  garmentNames,
  isChoice,
  isLength,
  type PartName,
  partNames,
  partsOf,
} from '#contracts/measurements/garments.ts';
import { readLength, toTenths, type Unit, units, writeLength } from '#contracts/measurements/lengths.ts';
import {
  type Measurement,
  type MeasurementWords,
  measurementWords,
} from '#contracts/measurements/measurements.contract.ts';
import { type PartValue, toStored, writeStored } from '#contracts/measurements/part-values.ts';
import { readNumber } from '#contracts/platform/text/typed-numbers.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { latestOf } from './latest-of.ts';

/** The form, with the lengths and counts as typed; a choice is its name. */
export const measurementForm = z.object({
  garment: z.enum(garmentNames),
  unit: z.enum(units),
  lengths: z.partialRecord(z.enum(partNames), z.string()),
  person: z.string(),
  measuredBy: z.string(),
  measuredOn: z.string(),
  notes: z.string(),
  basedOn: z.number(),
});
export type MeasurementForm = z.output<typeof measurementForm>;

/** An example in the notation of each unit. */
export const exampleIn: Record<Unit, string> = { cm: '76.5', in: '30 1/8' };

/** An example of what a part's field takes. */
export const exampleOf = (part: PartName, unit: Unit) => (isLength(part) ? exampleIn[unit] : '12');

/**
 * The initial form for a garment: the measurements that wait to be sent, or else the last saved ones with today's
 * date. The writer is the measurer if none was saved.
 */
export function formFor(
  versions: readonly Measurement[],
  garment: Garment,
  writer: string,
  waiting: readonly MeasurementWords[] = [],
): MeasurementForm {
  const latest = latestOf(versions, garment);
  const held = waiting.find((one) => one.garment === garment);
  if (held) return { ...held, lengths: writtenIn(held), basedOn: latest?.version ?? held.basedOn };
  const unit = latest?.unit ?? versions[0]?.unit ?? 'in';
  return {
    garment,
    unit,
    lengths: Object.fromEntries(
      (latest?.lengths ?? []).map(({ part, length }) => [part, written(part, length, unit)]),
    ),
    person: latest?.person ?? versions[0]?.person ?? '',
    measuredBy: latest?.measuredBy ?? writer,
    measuredOn: todayInIndia(),
    notes: latest?.notes ?? '',
    basedOn: latest?.version ?? 0,
  };
}

function writtenIn({ lengths, unit }: MeasurementWords): MeasurementForm['lengths'] {
  return Object.fromEntries(
    Object.entries(lengths).map(([part, length]) => [part, written(part as PartName, length, unit)]),
  );
}

/** A value as the field shows it. */
const written = (part: PartName, value: PartValue, unit: Unit) =>
  writeStored(part, toStored(part, value, unit), unit);

/** Converts the typed lengths to the other unit; counts, choices and text that is not a length stay unchanged. */
export function converted(
  lengths: MeasurementForm['lengths'],
  from: Unit,
  to: Unit,
): MeasurementForm['lengths'] {
  return Object.fromEntries(
    Object.entries(lengths).map(([name, text]) => {
      const part = name as PartName;
      const length = isLength(part) ? readLength(text) : undefined;
      return [part, length === undefined ? text : writeLength(toTenths(length, from, part), to, part)];
    }),
  );
}

/** A number that no tape shows, negative or far too large; it gets the message for its range. */
function numberOf(text: string): number | undefined {
  const read = readNumber(text.replace('−', '-').replace(',', '.'));
  return Number.isNaN(read) ? undefined : read;
}

/** The value in a part's field; undefined if it is none. */
export function readValue(part: PartName, text: string): PartValue | undefined {
  if (isChoice(part)) return choiceNames.find((choice) => choice === text);
  return readLength(text) ?? numberOf(text);
}

/**
 * Reads the typed values and checks them with the request's rules. `notNumber` is the message for text that is no
 * value, with an example of one.
 */
export function resolverWith(
  notNumber: (example: string) => string,
): Resolver<MeasurementForm, unknown, MeasurementWords> {
  return (form) => {
    const errors: FieldErrors<MeasurementForm> = {};
    const wrong: Partial<Record<PartName, { type: string; message: string }>> = {};
    const lengths: MeasurementWords['lengths'] = {};
    for (const part of partsOf(form.garment)) {
      const text = form.lengths[part]?.trim() ?? '';
      if (text === '') continue;
      const length = readValue(part, text);
      if (length === undefined)
        wrong[part] = { type: 'number', message: notNumber(exampleOf(part, form.unit)) };
      else lengths[part] = length;
    }
    const parsed = measurementWords.safeParse({ ...form, lengths });
    const isUnread = Object.keys(wrong).length > 0;
    if (parsed.success && !isUnread) return { values: parsed.data, errors: {} };
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [name, part] = path;
      const error = { type: 'rule', message };
      if (name === 'lengths' && part !== undefined) wrong[part as PartName] ??= error;
      // If an unreadable length was typed, the error about missing lengths would be wrong.
      else if (name !== 'lengths' || !isUnread)
        Object.assign(errors, { [name as keyof MeasurementForm]: error });
    }
    return { values: {}, errors: Object.keys(wrong).length > 0 ? { ...errors, lengths: wrong } : errors };
  };
}
