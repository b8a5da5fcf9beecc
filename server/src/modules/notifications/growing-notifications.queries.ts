import type { NotificationType } from '#contracts/notifications/kinds/kinds.ts';
import { mostLikesCounted } from '#contracts/notifications/kinds/people.kinds.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { isSwitchedOff } from './choices/choices.queries.ts';
import { isUnwanted } from './unwanted.queries.ts';

/** A row that counts several events: the likes of a design or the messages of a chat. */
export interface GrowingRow {
  id: number;
  count: number;
  isRead: boolean;
  messageIds: number[];
  senderId: number | null;
  /** Whether browsers were told of it within the last `announceEvery` seconds. */
  isFresh: boolean;
}

/** In seconds: the shortest interval between announcements of a growing row. */
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

/** Locks the row of a subject until the transaction ends. Creates it, hidden, if it does not exist. */
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

/**
 * Recounts the likes of a locked row: those since it was last read, from people who were not in an earlier round and
 * are neither blocked nor muted, whatever happened in between. If anything changed, returns the new count and whether
 * it includes someone new. While the maker has likes switched off, new ones are only recorded, with the earliest
 * possible time, so that they do not appear once likes are on again. $1 the row, $2 design, $3 its maker.
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

/** Dates the row as its newest message. $1 the locked row, $2 sender, $3 the ids of its messages. */
export const writeMessages = prepared<
  object,
  [rowId: number, senderId: number, messageIds: readonly number[]]
>(
  'notifications.write-messages',
  `update notifications set sender_id = $2, message_ids = $3::bigint[], count = cardinality($3::bigint[]),
          created_at = (select max(created_at) from messages where id = any($3::bigint[])), read_at = null
    where id = $1`,
);
