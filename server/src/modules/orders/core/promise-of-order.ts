import { type DeliveryPromise, promiseDelivery } from '#contracts/orders/core/delivery-promise.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { type ClockEvent, segmentsOf, waitsOf } from '#contracts/orders/core/turn-clock.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { asksForFinal } from './final-due.policy.ts';
import type { OrderMeetingRow } from './order-meeting.queries.ts';
import type { HistoryRow, OrderRow, PaymentHold } from './orders.queries.ts';

interface Known {
  order: OrderRow;
  history: readonly Pick<HistoryRow, 'to' | 'at'>[];
  meeting: OrderMeetingRow | undefined;
  isFinalPaid: boolean;
  hold: PaymentHold;
  isDisputed: boolean;
  due: { clock: readonly ClockEvent[] };
}

/** The delivery promise of an order, for screens, letters and documents. */
export function promiseOfOrder(
  { order, history, meeting, isFinalPaid, hold, isDisputed, due }: Known,
  now: Date,
): DeliveryPromise {
  const whenMoved = (to: HistoryRow['to']) => history.find((row) => row.to === to)?.at ?? null;
  return promiseDelivery(
    {
      ...order,
      waits: waitsOf(segmentsOf(due.clock), now),
      stop: stopOf({ status: order.status, hold, isDisputed }),
      measuredAt: whenMoved('MEASUREMENT_COMPLETED'),
      meetingAt: meeting?.status === 'SCHEDULED' ? meeting.scheduledAt : null,
      awaitsFinal: asksForFinal(order.status) && !isFinalPaid,
      finalDueOn: order.finalDueAt && istDayOf(order.finalDueAt),
      shippedAt: whenMoved('SHIPPED'),
      deliveredAt: whenMoved('DELIVERED'),
    },
    now,
  );
}
