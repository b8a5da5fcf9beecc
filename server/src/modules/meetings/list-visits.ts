import { refuseEveryVisit, refuseVisit, refuseVisits } from '#contracts/meetings/home-visit.ts';
import type { homeVisits } from '#contracts/meetings/meetings.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { findVisitArea, loadAddressBook } from '#server/modules/profiles/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { orderOfParty } from './meetings.queries.ts';

/** Which of the viewer's own addresses the maker visits for an order. Throws NOT_FOUND for another person's order. */
export async function listVisits(
  executor: Executor,
  orderId: number,
  viewerId: number,
): Promise<ReplyOf<typeof homeVisits>['data']> {
  const [order] = await orderOfParty(executor, [orderId, viewerId]);
  if (!order) throw notFound('orders.orderMissing');
  const area = await findVisitArea(executor, order.makerId);
  const book = await loadAddressBook(executor, viewerId);
  return {
    refusal: withMessage(refuseEveryVisit(area, book)),
    visits: refuseVisits(area) === null,
    addresses: book.map((address) => ({ id: address.id, refusal: withMessage(refuseVisit(area, address)) })),
  };
}
