import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { NotificationType } from '#contracts/notifications/notifications.contract.ts';
import type { ReportDecision } from '#server/modules/complaints/public.ts';
import type { ModerationStep } from '#server/modules/designs/public.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isSwitchedOff } from './choices/choices.queries.ts';
import { isUnwanted } from './unwanted.queries.ts';

/** A step of a design's takedown, or what became of what somebody wrote or reported. */
export type Moderation = ModerationStep | 'REMOVED' | `REPORT_${ReportDecision}`;

/** What is told once: a comment, a review, a step of an order. */
export interface News {
  recipientId: number;
  type: NotificationType;
  /** What its reader may switch off; left out of what is always told. */
  kind?: SwitchableKind;
  subject: string;
  senderId?: number | null;
  designId?: number;
  orderId?: number;
  orderStatus?: string;
  complaintId?: number;
  /** FILED, ANSWERED, or the status that it came to. */
  complaintStep?: string;
  orderUpdateId?: number;
  enquiryId?: number;
  askerName?: string | null;
  /** What an admin decided, or what happened to a design that one hid. */
  moderation?: Moderation;
  reportKind?: ReportKind;
  /** How many of its kind it tells of; one where not given. */
  count?: number;
  happenedAt: string | Date;
}

const insertOnce = prepared<
  { id: number },
  {
    recipientId: number;
    type: string;
    kind: string | null;
    subject: string;
    senderId: number | null;
    designId: number | null;
    orderId: number | null;
    orderStatus: string | null;
    happenedAt: string | Date;
    complaintId: number | null;
    complaintStep: string | null;
    orderUpdateId: number | null;
    enquiryId: number | null;
    askerName: string | null;
    moderation: string | null;
    reportKind: string | null;
    count: number;
  }
>(
  'notifications.insert-once',
  `with unhurried as materialized (select set_config('synchronous_commit', 'off', true) is not null as yes)
   insert into notifications (recipient_id, type, subject, sender_id, design_id, order_id, order_status,
                              created_at, announced_at, complaint_id, complaint_step, order_update_id, enquiry_id,
                              asker_name, moderation, report_kind, count)
   select $recipientId::bigint, $type, $subject, $senderId::bigint, $designId::bigint, $orderId::bigint, $orderStatus, $happenedAt::timestamptz, now(),
          $complaintId::bigint, $complaintStep, $orderUpdateId::bigint, $enquiryId::bigint, $askerName,
          $moderation, $reportKind, $count::int
    where (select yes from unhurried)
      and ($orderId::bigint is not null or $complaintId::bigint is not null or not ${isBlockBetween('$recipientId', '$senderId')})
      and not ($type = 'REVIEW' and ${isUnwanted('$recipientId', '$senderId')})
      and not ${isSwitchedOff('$recipientId', '$kind')}
   on conflict (recipient_id, subject) do nothing returning id`,
);

/**
 * The id of the new row; undefined where it was told before or is not to be told. For listeners alone: its transaction
 * does not wait for the disk. What forgets the event is committed later, so a dying database that loses the row still
 * has the event, and its listener writes the row again.
 */
export async function insertNews(executor: Executor, news: News): Promise<number | undefined> {
  const { recipientId, type, subject, senderId, designId, orderId, orderStatus, orderUpdateId, happenedAt } =
    news;
  const { kind, complaintId, complaintStep, enquiryId, askerName, moderation, reportKind, count = 1 } = news;
  const [row] = await insertOnce(executor, {
    recipientId,
    type,
    kind: kind ?? null,
    subject,
    senderId: senderId ?? null,
    designId: designId ?? null,
    orderId: orderId ?? null,
    orderStatus: orderStatus ?? null,
    happenedAt,
    complaintId: complaintId ?? null,
    complaintStep: complaintStep ?? null,
    orderUpdateId: orderUpdateId ?? null,
    enquiryId: enquiryId ?? null,
    askerName: askerName ?? null,
    moderation: moderation ?? null,
    reportKind: reportKind ?? null,
    count,
  });
  return row?.id;
}

/** Unless its reader was told of it before, in whatever way, or it has been deleted meanwhile. */
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

/** Locks the row, so that a change under way has finished. */
export const setAnnouncedLate = prepared<{ recipientId: number }, [id: number]>(
  'notifications.announced-late',
  'update notifications set announced_at = now() where id = $1 and count > 0 and read_at is null returning recipient_id as "recipientId"',
);
