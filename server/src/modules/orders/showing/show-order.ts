import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { getOrder } from './load-order.ts';
import { presentOrder } from './present-order.ts';

/** An order as one of its two sides sees it now. Throws NOT_FOUND for anybody else. */
export async function showOrder(
  { db, clock, env }: Services,
  orderId: number,
  viewerId: number,
): Promise<OrderData> {
  const loaded = await getOrder(db, orderId, viewerId);
  return presentOrder(loaded, viewerId, clock.now(), (key) => pictureUrl(env.MEDIA_URL, key));
}
