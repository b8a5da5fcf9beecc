import { orderNumber } from '#contracts/orders/order-number.ts';
import { momentInWords } from '#contracts/platform/ist-day.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** What became of a measurement meeting, with the time that was decided then. */
export function wordsOfMeeting(row: NotificationRow): { lead: string; message: string; link: string } {
  const { meetingType, meetingAt, meetingChange, orderId, orderedAt, senderName } = row;
  const name = senderName ?? 'Somebody';
  const kind = meetingType === 'HOME_VISIT' ? 'home visit' : 'phone call';
  const when = meetingAt === null ? 'a day to come' : momentInWords(meetingAt);
  const number = orderId === null || orderedAt === null ? 'your order' : orderNumber(orderId, orderedAt);
  const link = `/schedule-meeting/${orderId}`;
  switch (meetingChange) {
    case 'BOOKED':
      return { lead: name, message: `${name} booked a ${kind} on ${when}`, link };
    case 'RESCHEDULED':
      return { lead: name, message: `${name} moved the ${kind} to ${when}`, link };
    case 'CANCELLED':
      return { lead: name, message: `${name} called off the ${kind} on ${when}`, link };
    case 'STARTED':
      return { lead: name, message: `${name} started the measurement meeting for ${number}`, link };
    case 'COMPLETED':
      return { lead: name, message: `${name} has the measurements for ${number}`, link };
    default:
      return { lead: `Your ${kind}`, message: `Your ${kind} is on ${when}`, link };
  }
}
