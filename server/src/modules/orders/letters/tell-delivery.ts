import { type Part, partOf } from '#contracts/letters/letter.ts';
import { instalmentsOfOrder } from '#server/modules/payments/public.ts';
import { together } from '#server/platform/db/together.ts';
import type { Services } from '#server/platform/services.ts';
import { meetingOfOrder } from '../core/order-meeting.queries.ts';
import { historyOfOrder, type OrderRow, orderById } from '../core/orders.queries.ts';
import { promiseOfOrder } from '../core/promise-of-order.ts';
import { isFinalPaid } from '../paying/instalment.policy.ts';

/** "It should be with you by Fri, 18 Dec 2026.": the order's promise for letters; null where nothing is promised. `known` is the order where it was read already. */
export async function tellDelivery(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: number,
  known?: OrderRow,
): Promise<Part | null> {
  const [[order], history, [meeting], instalments] = await together(db, (one) =>
    Promise.all([
      known ? [known] : orderById(one, [orderId]),
      historyOfOrder(one, [orderId]),
      meetingOfOrder(one, [orderId]),
      instalmentsOfOrder(one, [orderId]),
    ]),
  );
  if (!order) throw new Error(`order ${orderId} is not there`);
  const standing = { order, history, meeting, isFinalPaid: isFinalPaid(order, instalments) };
  const { by, waitsFor } = promiseOfOrder(standing, clock.now());
  return by === null ? null : partOf(`delivery.${waitsFor ?? 'by'}`, { weekday: by });
}
