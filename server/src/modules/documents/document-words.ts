import { toRupees } from '#contracts/money/money.ts';
import { placeIn } from '#contracts/places/place-in.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { documentsIn } from '#contracts/words/catalogues/documents-in.ts';
import type { documents } from '#contracts/words/en/documents.ts';
import { valueInWords } from '#contracts/words/values.ts';
import { type Filling, fill } from '#contracts/words/words.ts';

type English = typeof documents;
type Name = keyof English;

/** The texts and formats of a document in its language. */
export interface Voice {
  locale: Locale;
  say<One extends Name>(name: One, ...gaps: Filling<English[One], string | number>): string;
  /** 1 Apr 2026, in IST. */
  day(at: Date | string): string;
  /** 1 Apr 2026, 12:05 am, in IST. */
  moment(at: Date | string): string;
  place(kind: 'town' | 'state' | 'country', name: string): string;
}

export function voiceIn(locale: Locale): Voice {
  return {
    locale,
    say: (name, ...[gaps]) => fill<never>(documentsIn[locale][name], gaps, locale, () => undefined),
    day: (at) => valueInWords('day', istDayOf(new Date(at)), locale),
    moment: (at) => valueInWords('moment', new Date(at).toISOString(), locale),
    place: (kind, name) => placeIn(locale, kind, name),
  };
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** ₹1,25,000.00: documents always show paise. */
export function moneyOf(paise: number): string {
  return rupees.format(toRupees(paise));
}
