import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { getOrder } from './load-order.ts';
import { presentOrder } from './present-order.ts';

/**
 * An order as one of its two sides sees it now, with titles in the reader's language; a null locale returns them as
 * bought. Throws NOT_FOUND for others.
 */
export async function showOrder(
  { db, clock, env }: Services,
  orderId: number,
  viewerId: number,
  locale: Locale | null,
): Promise<OrderData> {
  const loaded = await getOrder(db, orderId, viewerId, locale);
  const mediaUrl = (key: string) => pictureUrl(env.MEDIA_URL, key);
  return presentOrder(loaded, { viewerId, now: clock.now(), mediaUrl, locale });
}
