import type { MeetingStatus, MeetingType } from '#contracts/meetings/meeting.states.ts';
import type { MeasuringFacts } from '#contracts/orders/core/measuring-facts.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface OrderMeetingRow {
  id: number;
  type: MeetingType;
  status: MeetingStatus;
  scheduledAt: Date;
}

/** The newest meeting of an order that was not called off; meetings are newer than the order and are only read here. */
export const meetingOfOrder = prepared<OrderMeetingRow, [orderId: number]>(
  'orders.meeting',
  `select id, type, status, scheduled_at as "scheduledAt"
     from meetings where order_id = $1 and status <> 'CANCELLED' order by id desc limit 1`,
);

/** A held meeting is in the history at once, whether or not it moved the order; a booked one counts while it stands. */
export const readMeasuringFacts = prepared<MeasuringFacts, [orderId: number]>(
  'orders.measuring-facts',
  `select exists (select from meetings m where m.order_id = $1 and m.status in ('SCHEDULED', 'IN_PROGRESS')) as "isBooked",
          exists (select from meetings m where m.order_id = $1 and m.status = 'COMPLETED') as "isMeasured"`,
);
