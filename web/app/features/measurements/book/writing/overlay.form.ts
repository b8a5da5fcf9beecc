import type { FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OverlayWords, overlayWords } from '#contracts/measurements/book/book.contract.ts';
import { type Garment, type PartName, partNames } from '#contracts/measurements/garments.ts';
import { readLength, type Unit, units } from '#contracts/measurements/lengths.ts';

/** The form of an overlay, with the differences as typed: "+1", "-½". */
export const overlayForm = z.object({
  name: z.string(),
  unit: z.enum(units),
  differences: z.partialRecord(z.enum(partNames), z.string()),
});
export type OverlayForm = z.output<typeof overlayForm>;

/** Parses a length with a sign; undefined for anything else. */
export function readDifference(text: string): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([+\-−]?)\s*(.*)$/u.exec(text) ?? [];
  const length = readLength(rest);
  return length === undefined || sign === '' || sign === '+' ? length : -length;
}

export function overlayResolver(
  garment: Garment,
  notNumber: (unit: Unit) => string,
): Resolver<OverlayForm, unknown, OverlayWords> {
  return (form) => {
    const wrong: Partial<Record<PartName, { type: string; message: string }>> = {};
    const differences: OverlayWords['differences'] = {};
    for (const [name, text = ''] of Object.entries(form.differences)) {
      const part = name as PartName;
      if (text.trim() === '') continue;
      const length = readDifference(text);
      if (length === undefined) wrong[part] = { type: 'number', message: notNumber(form.unit) };
      else differences[part] = length;
    }
    const parsed = overlayWords.safeParse({ ...form, garment, differences });
    const isUnread = Object.keys(wrong).length > 0;
    if (parsed.success && !isUnread) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<OverlayForm> = {};
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [name, part] = path;
      const error = { type: 'rule', message };
      if (name === 'differences' && part !== undefined) wrong[part as PartName] ??= error;
      else if (name !== 'differences' || !isUnread)
        Object.assign(errors, { [name as keyof OverlayForm]: error });
    }
    return {
      values: {},
      errors: isUnread || Object.keys(wrong).length > 0 ? { ...errors, differences: wrong } : errors,
    };
  };
}
