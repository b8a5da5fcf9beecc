import { disputeMoved, refundMoved, refundWithOrder } from '#server/modules/payments/public.ts';
import type { EventKind } from '#server/platform/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import {
  cancellationMoved,
  dayMissed,
  functionDayChanged,
  instalmentPaid,
  orderMoved,
  pictureOfUpdateSettled,
  promiseMoved,
  shipmentChanged,
  stepTicked,
  updatePosted,
  updateRemoved,
} from './orders.events.ts';
import { orderById } from './orders.queries.ts';

// `orderConfirmed` is not listed, because `instalmentPaid` always comes with it.
const changes: readonly EventKind<{ orderId: number; sides?: readonly number[] }>[] = [
  cancellationMoved,
  dayMissed,
  instalmentPaid,
  orderMoved,
  promiseMoved,
  functionDayChanged,
  updatePosted,
  updateRemoved,
  pictureOfUpdateSettled,
  shipmentChanged,
  stepTicked,
  disputeMoved,
];

/** Tells the open pages of both sides to refresh after every change of an order. */
export function refreshOpenPages({ db, events, realtime }: Services): void {
  for (const change of changes) {
    events.on(change, 'refresh', ({ orderId, sides }) => refresh(orderId, sides));
  }
  events.on(refundMoved, 'refresh', async ({ refundId }) => {
    const [refund] = await refundWithOrder(db, [refundId]);
    if (refund) await refresh(refund.orderId);
  });

  async function refresh(orderId: number, known?: readonly number[]): Promise<void> {
    for (const person of known ?? (await sidesOf(orderId)))
      realtime.toPerson(person, 'orderChanged', orderId);
  }

  async function sidesOf(orderId: number): Promise<number[]> {
    const [order] = await orderById(db, [orderId]);
    return order ? [order.buyerId, order.makerId] : [];
  }
}
