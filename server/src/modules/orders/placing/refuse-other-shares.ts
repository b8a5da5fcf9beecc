import { isSameShares, type KeptShares, sharesInText } from '#contracts/orders/endings/kept-shares.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { SellerOfQuote } from './place-order.queries.ts';

/** A buyer never orders under other shares than those shown. Throws TERMS_CHANGED with both. */
export function refuseOtherShares(
  shown: KeptShares | undefined,
  { makerName, makerShares }: Pick<SellerOfQuote, 'makerName' | 'makerShares'>,
): void {
  if (shown === undefined || isSameShares(shown, makerShares)) return;
  throw new AppError(
    'TERMS_CHANGED',
    sentence('orders.termsChanged', {
      name: makerName,
      shown: sharesInText(shown),
      shares: sharesInText(makerShares),
    }),
  );
}
