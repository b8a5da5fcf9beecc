import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Services } from '#server/platform/services.ts';
import { showOrder } from '../showing/show-order.ts';
import { isStillOrdered } from './choose-size.ts';
import { unpaidOfDesign } from './place-order.queries.ts';

/**
 * The buyer's newest order of one piece of this design and nothing else, at the price and in a size that it has now, as
 * long as its advance can be paid and the design is for sale; null when there is none.
 */
export async function findWaitingOrder(
  services: Services,
  designId: number,
  buyerId: number,
  locale: Locale,
): Promise<OrderData | null> {
  const unpaid = await unpaidOfDesign(services.db, [buyerId, designId]);
  const waiting = unpaid.find((one) => isStillOrdered(one, one.orderedSize));
  if (!waiting) return null;
  const order = await showOrder(services, waiting.id, buyerId, locale);
  return order.can.payAdvance ? order : null;
}
