import { formatRupees } from '#contracts/money/money.ts';
import { placeIn } from '#contracts/places/place-in.ts';
import {
  appointmentInWords,
  dayInWords,
  momentInWords,
  weekdayInWords,
} from '#contracts/platform/dates-in-words.ts';
import { deletedPersonName } from '#contracts/platform/deleted-person.ts';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { valuesIn } from './catalogues/values-in.ts';

/** The kind of a parameter by its name, in all catalogues. Other names are text that a person typed. */
const kinds = {
  most: 'number',
  least: 'number',
  count: 'number',
  days: 'number',
  hours: 'number',
  minutes: 'number',
  seconds: 'number',
  kilometres: 'number',
  radius: 'number',
  megabytes: 'number',
  sum: 'rupees',
  total: 'rupees',
  expected: 'rupees',
  advance: 'rupees',
  rest: 'rupees',
  amount: 'rupees',
  back: 'rupees',
  kept: 'rupees',
  day: 'day',
  weekday: 'weekday',
  moment: 'moment',
  appointment: 'appointment',
  town: 'town',
  before: 'sentence',
  part: 'sentence',
  unit: 'sentence',
  status: 'sentence',
  next: 'sentence',
  state: 'sentence',
  list: 'sentence',
} as const;

export type ParameterKind = (typeof kinds)[keyof typeof kinds] | 'text';

/** The kind of a parameter, by its name. */
export type KindOf<Name> = Name extends keyof typeof kinds ? (typeof kinds)[Name] : 'text';

export const kindOf = (name: string): ParameterKind =>
  Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : 'text';

/** Formats a value in a language. Text is unchanged, except the name of a deleted account, which is translated. */
export function valueInWords(kind: ParameterKind, value: string | number, locale: Locale): string {
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
      return value === deletedPersonName ? valuesIn[locale].deletedPerson : String(value);
  }
}
