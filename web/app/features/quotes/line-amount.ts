import { formatRupees } from '#contracts/money/money.ts';

/** The amount of a line in rupees; a discount with a real minus sign, as the options of a design show theirs. */
export const lineAmount = (amount: number): string =>
  amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);
