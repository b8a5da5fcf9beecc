import { formatRupees } from '#contracts/money/money.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type Catalogue, kindOf, type Parameter, type Said } from './said.ts';

/** Latin digits in every language, in lakh and crore. */
const tags: Record<Locale, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  bn: 'bn-IN-u-nu-latn',
  ta: 'ta-IN-u-nu-latn',
};

/** A sentence in a language, or undefined where its catalogue does not have it. */
export function say({ reason, params }: Said, catalogue: Catalogue, locale: Locale): string | undefined {
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
  const tag = tags[locale];
  switch (kind) {
    case 'number':
      return new Intl.NumberFormat(tag).format(Number(value));
    case 'rupees':
      return formatRupees(Number(value));
    case 'day':
      return dayInWords(new Date(`${value}T12:00:00+05:30`), tag);
    case 'moment':
      return `${dayInWords(new Date(value), tag)}, ${clockOf(new Date(value))}`;
    default:
      return String(value);
  }
}

const timeZone = 'Asia/Kolkata';

function dayInWords(moment: Date, tag: string): string {
  const part = (options: Intl.DateTimeFormatOptions, language = tag) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(moment);
  return `${part({ day: 'numeric' }, 'en')} ${part({ month: 'long' })} ${part({ year: 'numeric' }, 'en')}`;
}

function clockOf(moment: Date): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return clock.format(moment).replace(/\s/g, ' ').toLowerCase();
}
