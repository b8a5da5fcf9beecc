import type { Choices } from '#contracts/designs/options/choose-options.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Services } from '#server/platform/services.ts';
import { showOrder } from '../showing/show-order.ts';
import { isSameOptions } from './choose-for-item.ts';
import { isStillOrdered } from './choose-size.ts';
import { unpaidOfDesign } from './place-order.queries.ts';

/**
 * The buyer's newest unpaid order of one piece of only this design with these options, at its current price and in a
 * size still offered, if its advance can be paid and the design is for sale; otherwise null.
 */
export async function findWaitingOrder(
  services: Services,
  { designId, choices }: { designId: number; choices: Choices },
  buyerId: number,
  locale: Locale,
): Promise<OrderData | null> {
  const unpaid = await unpaidOfDesign(services.db, [buyerId, designId]);
  const waiting = unpaid.find((one) => isStillOrdered(one, one.orderedSize) && isSameOptions(one, choices));
  if (!waiting) return null;
  const order = await showOrder(services, waiting.id, buyerId, locale);
  return order.can.payAdvance ? order : null;
}
