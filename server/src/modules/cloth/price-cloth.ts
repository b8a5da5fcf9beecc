import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { offerExtra } from '#server/modules/quotes/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { picturesOfReceipt } from './cloth.queries.ts';
import { type Acting, holdForAct, moveCloth } from './move-cloth.ts';

/**
 * The maker names a price for the missing cloth: a quote that the buyer accepts and pays like any other. Throws
 * NOT_FOUND, CONFLICT for an earlier version and while another quote of the two is open, FORBIDDEN across a block.
 */
export function priceCloth(
  services: Pick<Services, 'db' | 'clock' | 'events'>,
  { pricePaise, words, ...acting }: Acting & { pricePaise: number; words: string },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { held } = await holdForAct(tx, acting, 'PRICE');
    const { orderId, buyerId, makerId, orderedAt, titles } = held;
    const pictures = await picturesOfReceipt(tx, [orderId]);
    const quoteId = await offerExtra(services, tx, {
      ...{ makerId, buyerId, pricePaise, words, days: 1 },
      title: `${titles[0] ?? ''} (${orderNumber(orderId, orderedAt)})`.trim(),
      mediaIds: pictures.map(({ mediaId }) => mediaId),
    });
    const move = { act: 'PRICE', by: 'MAKER', actorId: makerId, note: words, set: { quoteId } } as const;
    await moveCloth(services, tx, held, move);
  });
}
