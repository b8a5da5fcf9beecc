import { formatRupees } from '#contracts/money/money.ts';
import { placeIn } from '#contracts/places/place-in.ts';
import {
  appointmentInWords,
  dayInWords,
  momentInWords,
  weekdayInWords,
} from '#contracts/platform/dates-in-words.ts';
import { deletedPersonIn, deletedPersonName } from '#contracts/platform/deleted-person.ts';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { type Catalogue, kindOf, type Parameter, type Sentence } from './sentence.ts';

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

/** Formats a value for a language. A text stays as it is, but the name of a deleted account is translated. */
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
      return momentInWords(new Date(value), locale);
    case 'appointment':
      return appointmentInWords(new Date(value), locale);
    case 'town':
      return placeIn(locale, 'town', String(value));
    default:
      return value === deletedPersonName ? deletedPersonIn[locale] : String(value);
  }
}
