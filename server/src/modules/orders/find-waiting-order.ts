import type { OrderData } from '#contracts/orders/orders.contract.ts';
import type { Services } from '../../platform/services.ts';
import { unpaidOfDesign } from './place-order.queries.ts';
import { showOrder } from './show-order.ts';

/**
 * The buyer's newest order of one piece of this design and nothing else, at the price it has now, as long as its
 * advance can be paid; null when there is none.
 */
export async function findWaitingOrder(
  services: Services,
  designId: number,
  buyerId: number,
): Promise<OrderData | null> {
  const [waiting] = await unpaidOfDesign(services.db, [buyerId, designId]);
  if (!waiting) return null;
  const order = await showOrder(services, waiting.id, buyerId);
  return order.can.payAdvance ? order : null;
}
