import { formatRupees } from '#contracts/money/money.ts';
import * as english from '#contracts/platform/dates-in-words.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type Catalogue, kindOf, type Parameter, type Sentence } from './sentence.ts';

/** Latin digits in every language, in lakh and crore. */
export const formatTags: Record<Locale, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  bn: 'bn-IN-u-nu-latn',
  ta: 'ta-IN-u-nu-latn',
};

/** A sentence in a language, or undefined where its catalogue does not have it. */
export function say({ reason, params }: Sentence, catalogue: Catalogue, locale: Locale): string | undefined {
  const sentence = Object.hasOwn(catalogue, reason) ? catalogue[reason] : undefined;
  return sentence?.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = params !== undefined && Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? gap : inWords(kindOf(name), value, catalogue, locale);
  });
}

function inWords(
  kind: ReturnType<typeof kindOf>,
  value: Parameter,
  catalogue: Catalogue,
  locale: Locale,
): string {
  if (typeof value === 'object') return say(value, catalogue, locale) ?? '';
  return valueInWords(kind, value, locale);
}

/** A number, a sum in rupees, a day or a moment as a language writes it; a text as it is. */
export function valueInWords(
  kind: ReturnType<typeof kindOf>,
  value: string | number,
  locale: Locale,
): string {
  switch (kind) {
    case 'number':
      return new Intl.NumberFormat(formatTags[locale]).format(Number(value));
    case 'rupees':
      return formatRupees(Number(value));
    case 'day':
      return dayInWords(new Date(`${value}T12:00:00+05:30`), locale);
    case 'weekday':
      return weekdayInWords(new Date(`${value}T12:00:00+05:30`), locale);
    case 'moment':
      return `${dayInWords(new Date(value), locale)}, ${english.clockInWords(new Date(value))}`;
    case 'appointment':
      return `${weekdayInWords(new Date(value), locale)}, ${english.clockInWords(new Date(value))}`;
    default:
      return String(value);
  }
}

/** With the month in full but in English, as the pages write it. */
function dayInWords(moment: Date, locale: Locale): string {
  if (locale === 'en') return english.dayInWords(moment);
  const day = istDayOf(moment);
  const month = new Intl.DateTimeFormat(formatTags[locale], { timeZone: 'UTC', month: 'long' });
  return `${Number(day.slice(8))} ${month.format(new Date(`${day}T00:00:00Z`))} ${day.slice(0, 4)}`;
}

function weekdayInWords(moment: Date, locale: Locale): string {
  if (locale === 'en') return english.weekdayInWords(moment);
  const weekday = new Intl.DateTimeFormat(formatTags[locale], { timeZone: 'UTC', weekday: 'long' });
  return `${weekday.format(new Date(`${istDayOf(moment)}T00:00:00Z`))}, ${dayInWords(moment, locale)}`;
}
