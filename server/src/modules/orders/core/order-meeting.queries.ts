import type { MeetingStatus, MeetingType } from '#contracts/meetings/meeting.states.ts';
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
