import { toRupees } from '#contracts/money/money.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/**
 * Nobody agrees to another refund than the one shown; null if none was. Throws REFUND_CHANGED with both amounts. In
 * paise.
 */
export function refuseOtherRefund(shownPaise: number | null, refundPaise: number): void {
  if (shownPaise === null || shownPaise === refundPaise) return;
  const [expected, back] = [toRupees(shownPaise), toRupees(refundPaise)];
  throw new AppError('REFUND_CHANGED', sentence('orders.otherRefund', { expected, back }), {
    figures: { expectedRefund: expected, refund: back },
  });
}
