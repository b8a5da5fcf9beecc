import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { type NotificationType, switchOf, type Typed } from '#contracts/notifications/kinds/kinds.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isSwitchedOff } from './choices/choices.queries.ts';
import { isUnwanted } from './unwanted.queries.ts';

/** A notification of a single event: a comment, a review, a step of an order. */
export type News = Typed & {
  recipientId: number;
  subject: string;
  senderId?: number | null;
  designId?: number;
  orderId?: number;
  complaintId?: number;
  orderUpdateId?: number;
  enquiryId?: number;
  meetingId?: number;
  /** Number of events in the row; 1 by default. */
  count?: number;
  happenedAt: string | Date;
};

const insertOnce = prepared<
  { id: number },
  {
    recipientId: number;
    type: string;
    /** JSON. */
    data: string;
    kind: string | null;
    subject: string;
    senderId: number | null;
    designId: number | null;
    orderId: number | null;
    complaintId: number | null;
    orderUpdateId: number | null;
    enquiryId: number | null;
    meetingId: number | null;
    count: number;
    happenedAt: string | Date;
  }
>(
  'notifications.insert-once',
  `with async_commit as materialized (select set_config('synchronous_commit', 'off', true) is not null as yes)
   insert into notifications (recipient_id, type, data, subject, sender_id, design_id, order_id, complaint_id,
                              order_update_id, enquiry_id, meeting_id, count, created_at, announced_at)
   select $recipientId::bigint, $type, $data::jsonb, $subject, $senderId::bigint, $designId::bigint, $orderId::bigint,
          $complaintId::bigint, $orderUpdateId::bigint, $enquiryId::bigint, $meetingId::bigint, $count::int,
          $happenedAt::timestamptz, now()
    where (select yes from async_commit)
      and ($orderId::bigint is not null or $complaintId::bigint is not null or not ${isBlockBetween('$recipientId', '$senderId')})
      and not ($type = 'REVIEW' and ${isUnwanted('$recipientId', '$senderId')})
      and not ${isSwitchedOff('$recipientId', '$kind')}
   on conflict (recipient_id, subject) do nothing returning id`,
);

/**
 * Returns the id of the new row; undefined if it exists already or is unwanted. Only for event listeners: its
 * transaction commits asynchronously. The event is deleted in a later commit, so if a crash of the database loses the
 * row, the event is still there and is delivered again.
 */
export async function insertNews(executor: Executor, news: News): Promise<number | undefined> {
  const [row] = await insertOnce(executor, {
    recipientId: news.recipientId,
    type: news.type,
    data: JSON.stringify(news.data),
    kind: switchOf(news),
    subject: news.subject,
    senderId: news.senderId ?? null,
    designId: news.designId ?? null,
    orderId: news.orderId ?? null,
    complaintId: news.complaintId ?? null,
    orderUpdateId: news.orderUpdateId ?? null,
    enquiryId: news.enquiryId ?? null,
    meetingId: news.meetingId ?? null,
    count: news.count ?? 1,
    happenedAt: news.happenedAt,
  });
  return row?.id;
}

/** Inserts nothing if its reader was already notified of the comment in any way, or the comment was deleted. */
export const insertComment = prepared<
  { id: number },
  { readerId: number; commentId: number; type: NotificationType; kind: SwitchableKind }
>(
  'notifications.insert-comment',
  `insert into notifications (recipient_id, type, subject, sender_id, design_id, created_at, announced_at)
   select $readerId, $type, 'comment:' || c.id, c.user_id, c.design_id, c.created_at, now()
     from comments c
    where c.id = $commentId and c.user_id <> $readerId and not ${isUnwanted('$readerId', 'c.user_id')}
      and not ${isSwitchedOff('$readerId', '$kind')}
   on conflict (recipient_id, subject) do nothing returning id`,
);

/** $1 the readers, $2 comment. */
export const deleteComment = prepared<
  { recipientId: number },
  [readerIds: readonly number[], commentId: number]
>(
  'notifications.delete-comment',
  `delete from notifications where recipient_id = any($1::bigint[]) and subject = 'comment:' || $2::bigint
   returning recipient_id as "recipientId"`,
);

export const setAnnounced = prepared<object, [id: number]>(
  'notifications.announced',
  'update notifications set announced_at = now() where id = $1',
);

/** Waits for a concurrent change of the row to finish, because the update locks it. */
export const setAnnouncedLate = prepared<{ recipientId: number }, [id: number]>(
  'notifications.announced-late',
  'update notifications set announced_at = now() where id = $1 and count > 0 and read_at is null returning recipient_id as "recipientId"',
);
