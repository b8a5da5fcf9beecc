import { appointmentInWords } from '#contracts/platform/dates-in-words.ts';
import { orderOf } from './order-words.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** What became of a measurement meeting, with the time that was decided then. */
export function wordsOfMeeting(row: NotificationRow): { lead: string; message: string; link: string } {
  const { meetingType, meetingAt, meetingChange, orderId, senderName } = row;
  const name = senderName ?? 'Somebody';
  const kind = meetingType === 'HOME_VISIT' ? 'home visit' : 'phone call';
  const when = meetingAt === null ? 'a day to come' : appointmentInWords(meetingAt);
  const order = orderOf(row);
  const link = `/schedule-meeting/${orderId}`;
  switch (meetingChange) {
    case 'BOOKED':
      return { lead: name, message: `${name} booked a ${kind} for ${order} on ${when}`, link };
    case 'RESCHEDULED':
      return { lead: name, message: `${name} moved the ${kind} for ${order} to ${when}`, link };
    case 'CANCELLED':
      return { lead: name, message: `${name} called off the ${kind} for ${order} on ${when}`, link };
    case 'STARTED':
      return { lead: name, message: `${name} started the measurement meeting for ${order}`, link };
    case 'COMPLETED':
      return { lead: name, message: `${name} has the measurements for ${order}`, link };
    default:
      return { lead: `Your ${kind}`, message: `Your ${kind} for ${order} is on ${when}`, link };
  }
}
