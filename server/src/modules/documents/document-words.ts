import type { DocumentKind } from '#contracts/documents/documents.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import { dayInWords, momentInWords } from '#contracts/platform/dates-in-words.ts';

export const titles: Record<DocumentKind, string> = {
  ADVANCE_RECEIPT: 'Receipt for the advance',
  FINAL_RECEIPT: 'Receipt for the final payment',
  ORDER_RECEIPT: 'Receipt for the order',
  KEPT_RECEIPT: 'Receipt for what the maker keeps',
  INVOICE: 'Tax invoice',
  REFUND_VOUCHER: 'Refund voucher',
  CREDIT_NOTE: 'Credit note',
};

export const instalmentNames = { ADVANCE: 'Advance', FINAL: 'Final payment' } as const;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** 1 Apr 2026, in IST. */
export function dayOf(at: Date | string): string {
  return dayInWords(new Date(at));
}

/** 1 Apr 2026, 12:05 am, in IST. */
export function momentOf(at: Date | string): string {
  return momentInWords(new Date(at));
}

/** ₹1,25,000.00: on paper always with its paise. */
export function moneyOf(paise: number): string {
  return rupees.format(toRupees(paise));
}
