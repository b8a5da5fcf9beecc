import { prepared } from '#server/platform/db/prepared.ts';
import { isSwitchedOff } from '../choices/choices.queries.ts';

/** No row where it was told before or its reader wants no meetings listed. */
export const insertMeetingNews = prepared<
  { id: number },
  {
    recipientId: number;
    subject: string;
    senderId: number | null;
    orderId: number;
    meetingId: number;
    change: string;
    scheduledAt: string;
    happenedAt: string;
  }
>(
  'notifications.insert-meeting',
  `insert into notifications (recipient_id, type, subject, sender_id, order_id, meeting_id, meeting_change, meeting_at,
                              created_at, announced_at)
   select $recipientId::bigint, 'MEETING', $subject, $senderId::bigint, $orderId::bigint, $meetingId::bigint, $change, $scheduledAt::timestamptz,
          $happenedAt::timestamptz, now()
    where not ${isSwitchedOff('$recipientId', "'MEETING'")}
   on conflict (recipient_id, subject) do nothing returning id`,
);
