import { byLocale } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';

const decimals = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));

/** 2.25: metres with centimetres. */
export const formatMetres = (metres: number): string => decimals(pageLocale()).format(metres);

/** Metres as typed, such as 2.25 or 2,5; null for other text. */
export function metresWritten(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
