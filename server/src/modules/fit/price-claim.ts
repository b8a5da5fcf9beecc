import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { offerExtra } from '#server/modules/quotes/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { picturesOfClaim, shownClaim } from './fit.queries.ts';
import { demandAct, demandSeen, holdClaim } from './hold-claim.ts';
import { moveClaim } from './move-claim.ts';

interface Pricing {
  claimId: number;
  makerId: number;
  version: number;
  /** In paise, before tax. */
  pricePaise: number;
  /** Working days. */
  days: number;
  words: string;
}

/**
 * The maker names a price: the quote that the buyer accepts and pays like any other. Throws NOT_FOUND, CONFLICT for an
 * earlier version and while another quote of the two is open, FORBIDDEN across a block.
 */
export function priceClaim(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { claimId, makerId, version, pricePaise, days, words }: Pricing,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const held = await holdClaim(tx, { claimId, viewerId: makerId, side: 'MAKER' });
    demandSeen(held.claim, version);
    await demandAct(tx, held, 'PRICE', 'MAKER');
    const [shown] = await shownClaim(tx, [claimId, null]);
    if (!shown) throw new Error(`claim ${claimId} is gone`);
    const number = orderNumber(shown.orderId, shown.orderedAt);
    const pictures = await picturesOfClaim(tx, [claimId]);
    const quoteId = await offerExtra(services, tx, {
      ...{ makerId, buyerId: held.buyerId, pricePaise, days, words },
      title: `${shown.title} (${number})`,
      mediaIds: pictures.filter(({ kind }) => kind === 'CLAIM').map(({ mediaId }) => mediaId),
    });
    await moveClaim(services, tx, held, {
      ...{ act: 'PRICE', by: 'MAKER', actorId: makerId, note: words },
      set: { days, quoteId },
    });
  });
}
