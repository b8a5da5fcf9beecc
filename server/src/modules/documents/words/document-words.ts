import { toRupees } from '#contracts/money/money.ts';
import type { GapsOf } from '#contracts/news/render-news.ts';
import { placeIn } from '#contracts/places/place-in.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { valueInWords } from '#contracts/sentences/say.ts';
import { wordsBn } from './words.bn.ts';
import { wordsEn } from './words.en.ts';
import { wordsHi } from './words.hi.ts';
import { wordsTa } from './words.ta.ts';

type English = typeof wordsEn;
type Name = keyof English;
type Gaps<One extends Name> =
  GapsOf<English[One]> extends never ? [] : [Record<GapsOf<English[One]>, string | number>];

/** The texts of documents in a language. */
export type DocumentWords = Readonly<Record<Name, string>>;

export const documentWords: Record<Locale, DocumentWords> = {
  en: wordsEn,
  hi: wordsHi,
  bn: wordsBn,
  ta: wordsTa,
};

/** The texts and formats of a document in its language. */
export interface Voice {
  locale: Locale;
  say<One extends Name>(name: One, ...gaps: Gaps<One>): string;
  /** 1 Apr 2026, in IST. */
  day(at: Date | string): string;
  /** 1 Apr 2026, 12:05 am, in IST. */
  moment(at: Date | string): string;
  place(kind: 'town' | 'state' | 'country', name: string): string;
}

export function voiceIn(locale: Locale): Voice {
  return {
    locale,
    say: (name, ...[gaps]) =>
      documentWords[locale][name].replace(/\{(\w+)\}/g, (gap, each: string) =>
        String((gaps as Record<string, string | number> | undefined)?.[each] ?? gap),
      ),
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
