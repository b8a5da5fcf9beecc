import { istDayOf } from '#contracts/platform/ist-day.ts';

/**
 * R: receipts, including order receipts. I: tax invoices. V: refund vouchers. C: credit notes. Each series is
 * numbered separately.
 */
export const documentSeries = ['R', 'I', 'V', 'C'] as const;
export type DocumentSeries = (typeof documentSeries)[number];

/** The calendar year in which the Indian financial year of a moment began. Financial years start on 1 April, IST. */
export function financialYear(at: Date): number {
  const [year = 0, month = 0] = istDayOf(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** Returns TBI/26-27/000045: sixteen characters, the legal maximum for an invoice number. */
export function documentNumber(series: DocumentSeries, year: number, serial: number): string {
  const short = (full: number) => String(full % 100).padStart(2, '0');
  return `TB${series}/${short(year)}-${short(year + 1)}/${String(serial).padStart(6, '0')}`;
}
