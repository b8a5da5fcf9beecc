import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type GarmentOfBook,
  type VersionWords,
  versionWords,
} from '#contracts/measurements/book/book.contract.ts';
import type { BookVersion } from '#contracts/measurements/book/book.fields.ts';
import {
  type MeasuredThing,
  measuredThings,
  writtenSources,
} from '#contracts/measurements/book/book.rules.ts';
import { type Garment, type PartName, partNames, parts, partsOf } from '#contracts/measurements/garments.ts';
import { type Unit, units } from '#contracts/measurements/lengths.ts';
import { type PartValue, writeStored } from '#contracts/measurements/part-values.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { converted, exampleOf, readValue } from '../../measurements.form.ts';

/** The form of a version, with the values as typed. */
export const versionForm = z.object({
  unit: z.enum(units),
  values: z.partialRecord(z.enum(partNames), z.string()),
  /** Only of parts that may be measured on either. */
  of: z.partialRecord(z.enum(partNames), z.enum(measuredThings)),
  source: z.enum(writtenSources),
  measuredBy: z.string(),
  measuredOn: z.string(),
  reason: z.string(),
  preferences: z.string(),
  notes: z.string(),
  basedOn: z.number(),
});
export type VersionForm = z.output<typeof versionForm>;

/** A saved value as a field shows it, in any unit. */
export function typedOf({ part, value, tenths }: BookVersion['values'][number], unit: Unit): string {
  return writeStored(part, tenths ?? (value as PartValue), unit);
}

/** The form for the next version: the newest one's values with today's date, or an empty one. */
export function formForNext({ person, versions }: GarmentOfBook, writer: string): VersionForm {
  const [latest] = versions;
  const { unit } = person;
  return {
    unit,
    values: Object.fromEntries((latest?.values ?? []).map((value) => [value.part, typedOf(value, unit)])),
    of: Object.fromEntries((latest?.values ?? []).map(({ part, of }) => [part, of])),
    source: latest?.source === 'COPIED_FROM_GARMENT' ? 'COPIED_FROM_GARMENT' : 'SELF',
    measuredBy: latest?.source === 'MAKER_VISIT' ? writer : (latest?.measuredBy ?? writer),
    measuredOn: todayInIndia(),
    reason: '',
    preferences: latest?.preferences ?? '',
    notes: latest?.notes ?? '',
    basedOn: latest?.version ?? 0,
  };
}

/** A kept form in the person's unit, which may have changed on another page since. */
export function inUnit(form: VersionForm, unit: Unit): VersionForm {
  return form.unit === unit ? form : { ...form, unit, values: converted(form.values, form.unit, unit) };
}

/** What a value is measured on: as the part demands, as chosen for it, or as the whole sheet was measured. */
export function measuredOf(part: PartName, form: Pick<VersionForm, 'of' | 'source'>): MeasuredThing {
  const { of } = parts[part];
  if (of !== 'either') return of;
  return form.of[part] ?? (form.source === 'COPIED_FROM_GARMENT' ? 'garment' : 'body');
}

/** Reads the typed values and checks them with the request's rules. */
export function versionResolver(
  garment: Garment,
  notNumber: (example: string) => string,
): Resolver<VersionForm, unknown, VersionWords> {
  return (form) => {
    const wrong: Partial<Record<PartName, { type: string; message: string }>> = {};
    const values: VersionWords['values'] = {};
    for (const part of partsOf(garment)) {
      const text = form.values[part]?.trim() ?? '';
      if (text === '') continue;
      const value = readValue(part, text);
      if (value === undefined)
        wrong[part] = { type: 'number', message: notNumber(exampleOf(part, form.unit)) };
      else values[part] = { value, of: measuredOf(part, form) };
    }
    const { of: _of, ...words } = form;
    const parsed = versionWords.safeParse({ ...words, garment, values });
    const isUnread = Object.keys(wrong).length > 0;
    if (parsed.success && !isUnread) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<VersionForm> = {};
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [name, part] = path;
      const error = { type: 'rule', message };
      if (name === 'values' && part !== undefined) wrong[part as PartName] ??= error;
      // If an unreadable value was typed, the error about missing values would be wrong.
      else if (name !== 'values' || !isUnread) Object.assign(errors, { [name as keyof VersionForm]: error });
    }
    return { values: {}, errors: Object.keys(wrong).length > 0 ? { ...errors, values: wrong } : errors };
  };
}
