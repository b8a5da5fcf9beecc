import * as z from 'zod/mini';
import type { QuoteRevision } from '#contracts/quotes/quotes.fields.ts';
import { type QuoteWords, quoteWords } from '#contracts/quotes/quotes.fields.ts';
import { type QuoteLine, quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';

/** A line as typed. The amount of a discount is typed without its sign. */
export interface TypedLine {
  kind: QuoteLine['kind'];
  label: string;
  amount: string;
  days: string;
}

/** The form as typed. */
export interface TypedQuote {
  title: string;
  words: string;
  included: string;
  functionOn: string;
  freeChanges: string;
  validDays: string;
  measuring: QuoteWords['measuring'];
  lines: TypedLine[];
}

/** The request without its pictures, which are uploaded ahead. */
export type WrittenQuote = Omit<QuoteWords, 'mediaIds'>;

export const emptyLine: TypedLine = { kind: 'QUOTE', label: '', amount: '', days: '' };
export const emptyDiscount: TypedLine = { ...emptyLine, kind: 'DISCOUNT' };

export const emptyQuote: TypedQuote = {
  title: '',
  words: '',
  included: '',
  functionOn: '',
  freeChanges: '1',
  validDays: String(quoteLimits.validDays),
  measuring: 'MADE_TO_MEASURE',
  lines: [emptyLine],
};

/** In rupees, negative for a discount; NaN for text that is no amount, 0 for none. */
function amountOf({ kind, amount }: TypedLine): number {
  if (amount.trim() === '') return 0;
  const rupees = rupeesWritten(amount);
  if (typeof rupees !== 'number') return Number.NaN;
  return kind === 'DISCOUNT' && rupees !== 0 ? -rupees : rupees;
}

const wholeOf = (typed: string) => (typed.trim() === '' ? 0 : Number(typed));

/** The lines as numbers, for the sums beside the form; lines with errors are left out. */
export function readLines(lines: readonly TypedLine[]): QuoteLine[] {
  return lines.flatMap((line) => {
    const amount = amountOf(line);
    const days = wholeOf(line.days);
    return Number.isNaN(amount) || !Number.isInteger(days) || days < 0
      ? []
      : [{ kind: line.kind, label: line.label.trim(), amount: Math.round(amount * 100) / 100, days }];
  });
}

const { mediaIds: _, ...fields } = quoteWords.shape;
const written = z.object(fields);

/** The form's values as the request takes them, with the request's rules. */
export const quoteForm = z.pipe(
  z.transform(
    (typed: TypedQuote): z.input<typeof written> => ({
      ...typed,
      functionOn: typed.functionOn === '' ? null : typed.functionOn,
      freeChanges: wholeOf(typed.freeChanges),
      validDays: wholeOf(typed.validDays),
      lines: typed.lines.map((line) => ({ ...line, amount: amountOf(line), days: wholeOf(line.days) })),
    }),
  ),
  written,
);

/** A stored revision as the form shows it. */
export function typedOf(revision: QuoteRevision): TypedQuote {
  const { title, words, included, functionOn, freeChanges, validDays, measuring, lines } = revision;
  return {
    title,
    words,
    included,
    functionOn: functionOn ?? '',
    freeChanges: String(freeChanges),
    validDays: String(validDays),
    measuring,
    lines: lines.length === 0 ? [emptyLine] : lines.map(typedLine),
  };
}

function typedLine({ kind, label, amount, days }: QuoteLine): TypedLine {
  const written = amount === 0 ? '' : String(Math.abs(amount));
  return { kind, label, amount: written, days: days === 0 ? '' : String(days) };
}

/** What was typed, as stored on the device; null if it is not a form of this kind. */
export function readTyped(kept: unknown): Partial<TypedQuote> | null {
  if (typeof kept !== 'object' || kept === null || !('lines' in kept) || !Array.isArray(kept.lines))
    return null;
  const texts = Object.entries(emptyQuote).flatMap(([name, one]) => {
    const value: unknown = Object(kept)[name];
    return typeof one === 'string' && typeof value === 'string' ? [[name, value]] : [];
  });
  const lines = kept.lines.flatMap((line): TypedLine[] => {
    const { kind, label, amount, days } = Object(line);
    const isLine = [label, amount, days].every((text) => typeof text === 'string');
    return isLine ? [{ kind: kind === 'DISCOUNT' ? 'DISCOUNT' : 'QUOTE', label, amount, days }] : [];
  });
  return { ...Object.fromEntries(texts), ...(lines.length === 0 ? {} : { lines }) };
}
