import { type News, newsOf, partOf } from '#contracts/news/tell.ts';
import { orderOf } from './order-words.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** What became of a measurement meeting, with the time that was decided then. */
export function newsOfMeeting(row: NotificationRow): News {
  const name = row.senderName ?? partOf('people.somebody');
  const kind = row.meetingType === 'HOME_VISIT' ? 'visit' : 'call';
  const appointment = row.meetingAt?.toISOString() ?? partOf('days.toCome');
  const order = orderOf(row);
  switch (row.meetingChange) {
    case 'BOOKED':
      return newsOf(`meetings.${kind}Booked`, { name, order, appointment });
    case 'RESCHEDULED':
      return newsOf(`meetings.${kind}Moved`, { name, order, appointment });
    case 'CANCELLED':
      return newsOf(`meetings.${kind}Cancelled`, { name, order, appointment });
    case 'STARTED':
      return newsOf('meetings.started', { name, order });
    case 'COMPLETED':
      return newsOf('meetings.completed', { name, order });
    default:
      return newsOf(`meetings.${kind}Ahead`, { order, appointment });
  }
}
