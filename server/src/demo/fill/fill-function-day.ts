import { addDays } from '#contracts/platform/ist-day.ts';
import { setFunctionDay } from '#server/modules/orders/due/set-function-day.ts';
import { showOrder } from '#server/modules/orders/showing/show-order.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { demoBookOwner } from '../content/demo-book.ts';
import { demoFunctionPiece } from '../content/demo-occasion.ts';
import { personOf } from '../create-people.ts';
import { demoKey } from '../demo.queries.ts';
import { openOrderOfDesign } from '../demo-orders.queries.ts';

/** The known shopper needs one piece of the wedding for the evening before, which leaves little time for a trial. */
export async function fillFunctionDay(
  services: ServicesWithPayments,
  people: Map<string, number>,
): Promise<void> {
  const viewerId = personOf(people, demoBookOwner);
  const [order] = await openOrderOfDesign(services.db, [viewerId, demoKey(demoFunctionPiece.design)]);
  if (!order) return;
  const { delivery, can } = await showOrder(services, order.id, viewerId, null);
  if (delivery.by === null || delivery.functionDay?.isOfOccasion === false || !can.setFunctionDay) return;
  const day = addDays(delivery.by, demoFunctionPiece.daysAfterArrival);
  await setFunctionDay(services, { orderId: order.id, viewerId, day, seen: null });
}
