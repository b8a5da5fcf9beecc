import type { MeetingStatus, MeetingType } from '#contracts/meetings/meeting.states.ts';
import type { MeasuringFacts } from '#contracts/orders/core/measuring-facts.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface OrderMeetingRow {
  id: number;
  type: MeetingType;
  status: MeetingStatus;
  scheduledAt: Date;
}

/**
 * The newest meeting of an order that was not cancelled. Read-only: the meetings module, which depends on this one,
 * writes it.
 */
export const meetingOfOrder = prepared<OrderMeetingRow, [orderId: number]>(
  'orders.meeting',
  `select id, type, status, scheduled_at as "scheduledAt"
     from meetings where order_id = $1 and status <> 'CANCELLED' order by id desc limit 1`,
);

/** A completed meeting counts even if it has not moved the order; a booked one counts only while it is active. */
export const readMeasuringFacts = prepared<MeasuringFacts, [orderId: number]>(
  'orders.measuring-facts',
  `select exists (select from meetings m where m.order_id = $1 and m.status in ('SCHEDULED', 'IN_PROGRESS')) as "isBooked",
          exists (select from meetings m where m.order_id = $1 and m.status = 'COMPLETED') as "isMeasured"`,
);
