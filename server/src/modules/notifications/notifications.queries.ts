import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import type { NotificationType } from '#contracts/notifications/notifications.contract.ts';
import type { ReportDecision } from '#server/modules/complaints/public.ts';
import type { ModerationStep } from '#server/modules/designs/public.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isSwitchedOff } from './choices/choices.queries.ts';

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
  happenedAt: string | Date;
}

/** Whom the reader has blocked is not told of, but for the orders and complaints that the two have with each other. */
const isBlocked = (reader: string, sender: string) =>
  `exists (select from blocks b where b.blocker_id = ${reader} and b.blocked_id = ${sender})`;

/**
 * Of their likes, comments and follows a reader is also not told whom they have muted. What somebody says to them
 * alone, and what is work, still reaches them.
 */
const isUnwanted = (reader: string, sender: string) =>
  `(${isBlocked(reader, sender)}
     or exists (select from mutes m where m.muter_id = ${reader} and m.muted_id = ${sender}))`;

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
  }
>(
  'notifications.insert-once',
  `insert into notifications (recipient_id, type, subject, sender_id, design_id, order_id, order_status,
                              created_at, announced_at, complaint_id, complaint_step, order_update_id, enquiry_id,
                              asker_name, moderation, report_kind)
   select $recipientId::bigint, $type, $subject, $senderId::bigint, $designId::bigint, $orderId::bigint, $orderStatus, $happenedAt::timestamptz, now(),
          $complaintId::bigint, $complaintStep, $orderUpdateId::bigint, $enquiryId::bigint, $askerName,
          $moderation, $reportKind
    where ($orderId::bigint is not null or $complaintId::bigint is not null or not ${isBlocked('$recipientId', '$senderId')})
      and not ($type = 'REVIEW' and ${isUnwanted('$recipientId', '$senderId')})
      and not ${isSwitchedOff('$recipientId', '$kind')}
   on conflict (recipient_id, subject) do nothing returning id`,
);

/** The id of the new row; undefined where it was told before or is not to be told. */
export async function insertNews(executor: Executor, news: News): Promise<number | undefined> {
  const { recipientId, type, subject, senderId, designId, orderId, orderStatus, orderUpdateId, happenedAt } =
    news;
  const { kind, complaintId, complaintStep, enquiryId, askerName, moderation, reportKind } = news;
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
  });
  return row?.id;
}

interface CommentReaders {
  makerId: number;
  /** Whose comment it answers. */
  answeredId: number | null;
  mentionedIds: number[];
}

/** Whom a comment concerns, for as long as it is there. $1 the comment. */
export const readersOfComment = prepared<CommentReaders, [commentId: number]>(
  'notifications.readers-of-comment',
  `select d.maker_id as "makerId",
          (select a.user_id from comments a where a.id = c.reply_to_id) as "answeredId",
          (select coalesce(json_agg(m.user_id order by m.user_id), '[]')
             from comment_mentions m where m.comment_id = c.id) as "mentionedIds"
     from comments c join designs d on d.id = c.design_id where c.id = $1`,
);

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

/**
 * A follower who still follows is told of once; one who comes back while that is unread is shown again.
 * $1 the maker, $2 follower.
 */
export const showFollower = prepared<{ id: number; isNew: boolean }, [makerId: number, followerId: number]>(
  'notifications.show-follower',
  `insert into notifications (recipient_id, type, subject, sender_id, created_at, announced_at)
   select f.maker_id, 'FOLLOW', 'follow:' || f.follower_id, f.follower_id, f.created_at, now()
     from follows f where f.maker_id = $1 and f.follower_id = $2 and not ${isUnwanted('$1', 'f.follower_id')}
      and not ${isSwitchedOff('$1', "'FOLLOW'")}
   on conflict (recipient_id, subject) do update set count = 1, created_at = excluded.created_at
   where notifications.count = 0 returning id, announced_at is not distinct from now() as "isNew"`,
);

/** One that was read stays as it was. $1 the maker, $2 follower. */
export const hideFollower = prepared<{ id: number }, [makerId: number, followerId: number]>(
  'notifications.hide-follower',
  `update notifications set count = 0
    where recipient_id = $1 and subject = 'follow:' || $2::bigint and count > 0 and read_at is null
      and not exists (select 1 from follows where maker_id = $1 and follower_id = $2)
   returning id`,
);

/**
 * A request that still waits is told of once; one that is made again while that is unread is shown again.
 * $1 the maker, $2 follower.
 */
export const showRequest = prepared<{ id: number; isNew: boolean }, [makerId: number, followerId: number]>(
  'notifications.show-request',
  `insert into notifications (recipient_id, type, subject, sender_id, created_at, announced_at)
   select r.maker_id, 'FOLLOW_REQUEST', 'follow-request:' || r.follower_id, r.follower_id, r.created_at, now()
     from follow_requests r where r.maker_id = $1 and r.follower_id = $2 and not ${isUnwanted('$1', 'r.follower_id')}
      and not ${isSwitchedOff('$1', "'FOLLOW'")}
   on conflict (recipient_id, subject) do update set count = 1, created_at = excluded.created_at, read_at = null
   where notifications.count = 0 returning id, announced_at is not distinct from now() as "isNew"`,
);

/** What was answered or taken back is told of no more, read or not. $1 the maker, $2 follower. */
export const hideRequest = prepared<{ id: number }, [makerId: number, followerId: number]>(
  'notifications.hide-request',
  `update notifications set count = 0
    where recipient_id = $1 and subject = 'follow-request:' || $2::bigint and count > 0
      and not exists (select 1 from follow_requests where maker_id = $1 and follower_id = $2)
   returning id`,
);

/** Once for each time that somebody agrees, unless the follower follows no longer. $1 the maker, $2 follower. */
export const showAgreed = prepared<{ id: number }, [makerId: number, followerId: number]>(
  'notifications.show-agreed',
  `insert into notifications (recipient_id, type, subject, sender_id, created_at, announced_at)
   select f.follower_id, 'FOLLOW_AGREED', 'follow-agreed:' || f.maker_id, f.maker_id, f.created_at, now()
     from follows f where f.maker_id = $1 and f.follower_id = $2 and not ${isUnwanted('$2', 'f.maker_id')}
      and not ${isSwitchedOff('$2', "'FOLLOW'")}
   on conflict (recipient_id, subject) do update set created_at = excluded.created_at, read_at = null
   where notifications.created_at < excluded.created_at returning id`,
);

/** A row that grows: the likes of a design, the messages of a chat. */
export interface GrowingRow {
  id: number;
  count: number;
  isRead: boolean;
  messageIds: number[];
  senderId: number | null;
  /** Whether browsers were told of it within the last seconds. */
  isFresh: boolean;
}

/** In seconds: how often browsers are told of a row that grows. */
export const announceEvery = 5;

const lockGrowing = prepared<GrowingRow, [recipientId: number, subject: string]>(
  'notifications.lock-growing',
  `select id, count, read_at is not null as "isRead", to_json(message_ids) as "messageIds", sender_id as "senderId",
          coalesce(announced_at > now() - interval '${announceEvery} seconds', false) as "isFresh"
     from notifications where recipient_id = $1 and subject = $2 for update`,
);

const insertGrowing = prepared<
  object,
  { recipientId: number; type: string; subject: string; designId: number | null; chatId: number | null }
>(
  'notifications.insert-growing',
  `insert into notifications (recipient_id, type, subject, design_id, chat_id, count)
   values ($recipientId, $type, $subject, $designId, $chatId, 0) on conflict (recipient_id, subject) do nothing`,
);

/** Holds the row of a subject until the transaction ends; makes it where there is none, hidden as yet. */
export async function holdGrowing(
  tx: Transaction,
  news: { recipientId: number; type: NotificationType; subject: string; designId?: number; chatId?: number },
): Promise<GrowingRow> {
  const { recipientId, type, subject, designId, chatId } = news;
  const [known] = await lockGrowing(tx, [recipientId, subject]);
  if (known) return known;
  await insertGrowing(tx, { recipientId, type, subject, designId: designId ?? null, chatId: chatId ?? null });
  const [made] = await lockGrowing(tx, [recipientId, subject]);
  if (!made) throw new Error(`the notification ${subject} of ${recipientId} could not be made`);
  return made;
}

/** Likes are counted no further than this: a design that everyone likes must not be counted anew for each. */
export const mostLikesCounted = 1000;

/**
 * Counts the likes of a held row afresh: those since it was last read, of people who were not told of in an earlier
 * round and whom the maker has not blocked, whoever took part in between. Answers with the new count where anything
 * has changed, and whether somebody is among them who was not told of before. While the maker has likes switched off,
 * new ones are only remembered, as told of before all time, so that they do not come up once likes are on again.
 * $1 the row, $2 design, $3 its maker.
 */
export const recountLikes = prepared<
  { count: number; hasNew: boolean },
  [rowId: number, designId: number, recipientId: number]
>(
  'notifications.recount-likes',
  `with round as (
     select case when read_at is null then since else created_at end as since,
            ${isSwitchedOff('$3', "'LIKE'")} as is_off
       from notifications where id = $1),
   fresh as (
     select l.user_id, l.created_at, told.user_id is null as is_new
       from round, likes l left join told_likes told on told.notification_id = $1 and told.user_id = l.user_id
      where l.design_id = $2 and l.created_at > round.since and l.user_id <> $3
        and (told.user_id is null or told.liked_at > round.since)
        and not ${isUnwanted('$3', 'l.user_id')}
      order by l.created_at desc limit ${mostLikesCounted}),
   listed as (select f.* from fresh f, round where not (f.is_new and round.is_off)),
   counted as (select count(*)::int as count from listed),
   newest as (
     select f.user_id, f.created_at
       from listed f join users u on u.id = f.user_id and u.status = 'ACTIVE'
      order by f.created_at desc limit 1),
   told as (
     insert into told_likes (notification_id, user_id, liked_at)
     select $1, user_id, case when round.is_off then '-infinity' else created_at end from fresh, round where is_new
     on conflict do nothing returning 1)
   update notifications n
      set count = case when newest.user_id is null then 0 else counted.count end,
          sender_id = coalesce(newest.user_id, n.sender_id), created_at = coalesce(newest.created_at, n.created_at),
          since = round.since, read_at = null
     from round, counted left join newest on true
    where n.id = $1 and (n.read_at is null or newest.user_id is not null)
      and (n.count, n.sender_id, n.created_at) is distinct from
          (case when newest.user_id is null then 0 else counted.count end,
           coalesce(newest.user_id, n.sender_id), coalesce(newest.created_at, n.created_at))
   returning n.count, exists (select from listed where is_new) as "hasNew"`,
);

/** Who liked a design last, but for its maker. $1 the design, $2 its maker. */
export const newestLiker = prepared<{ id: number }, [designId: number, makerId: number]>(
  'notifications.newest-liker',
  `select user_id as id from likes where design_id = $1 and user_id <> $2 order by created_at desc limit 1`,
);

/** Whether somebody wants no messages listed. $1 the reader. */
export const hasMessagesOff = prepared<{ isOff: boolean }, [readerId: number]>(
  'notifications.has-messages-off',
  `select ${isSwitchedOff('$1', "'MESSAGE'")} as "isOff"`,
);

/** $1 the held row, $2 sender, $3 the messages it tells of. */
export const writeMessages = prepared<
  object,
  [rowId: number, senderId: number, messageIds: readonly number[]]
>(
  'notifications.write-messages',
  `update notifications set sender_id = $2, message_ids = $3::bigint[], count = cardinality($3::bigint[]),
          created_at = now(), read_at = null
    where id = $1`,
);

/** How far somebody has read a chat. $1 chat, $2 reader. */
export const lastReadOfChat = prepared<{ lastReadId: number }, [chatId: number, receiverId: number]>(
  'notifications.last-read-of-chat',
  'select last_read_id as "lastReadId" from chat_members where chat_id = $1 and user_id = $2',
);

/** $1 the reader, $2 chat, $3 the message up to which it was read. */
export const markChat = prepared<{ id: number }, [readerId: number, chatId: number, upTo: number]>(
  'notifications.mark-chat',
  `update notifications set read_at = now()
    where recipient_id = $1 and subject = 'chat:' || $2::bigint and count > 0 and read_at is null
      and $3 >= all (message_ids)
   returning id`,
);

export const setAnnounced = prepared<object, [id: number]>(
  'notifications.announced',
  'update notifications set announced_at = now() where id = $1',
);

/** Locks the row, so that whoever is changing it has finished. */
export const setAnnouncedLate = prepared<{ id: number }, [id: number]>(
  'notifications.announced-late',
  'update notifications set announced_at = now() where id = $1 and count > 0 and read_at is null returning id',
);

const unread = 'recipient_id = $1 and count > 0 and read_at is null';

/** Those of one reader only. */
export const markOne = prepared<{ id: number }, [viewerId: number, whichId: number]>(
  'notifications.mark-one',
  `update notifications set read_at = now() where ${unread} and id = $2 returning id`,
);

/** With those about the reader's orders of the design. $1 the reader, $2 design. */
export const markByDesign = prepared<{ id: number }, [viewerId: number, designId: number]>(
  'notifications.mark-by-design',
  `update notifications n set read_at = now()
    where ${unread}
      and (design_id = $2
           or exists (select from order_items i where i.order_id = n.order_id and i.design_id = $2))
   returning id`,
);

export const markAll = prepared<{ id: number }, [viewerId: number]>(
  'notifications.mark-all',
  `update notifications set read_at = now() where ${unread} returning id`,
);

export const isOwn = prepared<{ id: number }, [viewerId: number, whichId: number]>(
  'notifications.is-own',
  'select id from notifications where id = $2 and recipient_id = $1',
);

/**
 * Who made a design. Waits for whoever is just putting a like on it, so that what is read afterwards has that
 * like in it.
 */
export const makerOfDesign = prepared<{ makerId: number }, [designId: number]>(
  'notifications.maker-of-design',
  'select maker_id as "makerId" from designs where id = $1 for share',
);

/** The two sides of an order, and when it last came to a status; '' where no status is asked about. */
export const orderNews = prepared<
  {
    buyerId: number;
    makerId: number;
    isPaid: boolean;
    /** The final payment has a due date. */
    isFinalAsked: boolean;
    at: Date | null;
  },
  [orderId: number, status: string]
>(
  'notifications.order-news',
  `select o.buyer_id as "buyerId", o.maker_id as "makerId", o.confirmed_at is not null as "isPaid",
          o.final_due_at is not null as "isFinalAsked",
          (select max(h.created_at) from order_history h where h.order_id = o.id and h.to_status = $2) as at
     from orders o where o.id = $1`,
);

/** Whom a complaint concerns: its two sides and everybody at the desk. */
export const complaintNews = prepared<
  {
    complainantId: number;
    respondentId: number | null;
    orderId: number | null;
    deskIds: number[];
  },
  [complaintId: number]
>(
  'notifications.complaint-news',
  `select c.complainant_id as "complainantId", c.respondent_id as "respondentId", c.order_id as "orderId",
          array_to_json(array(select u.id from users u where u.role = 'ADMIN' and u.status = 'ACTIVE'
                               order by u.id limit 50)) as "deskIds"
     from complaints c where c.id = $1`,
);

/** Everybody at the desk. */
export const deskNews = prepared<{ deskIds: number[] }, []>(
  'notifications.desk-news',
  `select array_to_json(array(select u.id from users u where u.role = 'ADMIN' and u.status = 'ACTIVE'
                               order by u.id limit 50)) as "deskIds"`,
);

/** Whom an update of the making is for; nothing once it was taken back. */
export const updateNews = prepared<{ buyerId: number }, [updateId: number]>(
  'notifications.update-news',
  `select o.buyer_id as "buyerId"
     from order_updates u join orders o on o.id = u.order_id where u.id = $1`,
);
