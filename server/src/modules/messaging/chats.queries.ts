import { and, eq } from 'drizzle-orm';
import { cityFor, isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { blocks, chatMembers, chats } from './messaging.tables.ts';

/** The columns of a person that the other side of a chat may see: no address, no phone number. */
const personColumns = (
  viewer: string,
) => `u.name, u.status, u.role, u.is_verified as "isVerified", ${cityFor('u.id', viewer)},
  p.profile_image_key as "imageKey", s.seen_at as "seenAt"`;
const personJoins = `left join profiles p on p.user_id = u.id left join last_seen s on s.user_id = u.id`;

/**
 * Whether the two people of a chat may see each other's presence: both have written in it, both show whether they are
 * online, and neither has blocked the other. The only definition of this rule. Takes the aliases of their two rows of
 * chat_members.
 */
const seeEachOther = (one: string, other: string) => `(${one}.has_written and ${other}.has_written
  and not exists (select from privacy_settings s
                   where s.user_id = any (array[${one}.user_id, ${other}.user_id]) and not s.show_online_status)
  and not ${isBlockBetween(`${one}.user_id`, `${other}.user_id`)})`;

export interface PersonRow {
  id: number;
  name: string;
  status: string;
  role: string;
  isVerified: boolean;
  city: string;
  imageKey: string | null;
  seenAt: Date | null;
}

export interface InboxRow extends PersonRow {
  chatId: number;
  unreadCount: number;
  showsPresence: boolean;
  messageId: number;
  senderId: number;
  senderName: string;
  senderStatus: string;
  content: string;
  imageCount: number;
  hasVoice: boolean;
  createdAt: Date;
}

/** Parameters: the owner of the inbox, the last message of the previous page's last chat, how many. */
export const inboxPage = prepared<InboxRow, [userId: number, before: number, pageSize: number]>(
  'chats.inbox',
  `select c.chat_id as "chatId", c.unread_count as "unreadCount", u.id, ${personColumns('$1')},
          ${seeEachOther('c', 'o')} as "showsPresence",
          m.id as "messageId", m.sender_id as "senderId", a.name as "senderName", a.status as "senderStatus",
          m.content,
          (select count(*)::int from message_pictures mp where mp.message_id = m.id) as "imageCount",
          m.voice_id is not null as "hasVoice",
          m.created_at as "createdAt"
     from (select * from chat_members
            where user_id = $1 and last_message_id < $2 and last_message_id > 0
            order by last_message_id desc limit $3) c
     join messages m on m.id = c.last_message_id
     join chat_members o on o.chat_id = c.chat_id and o.user_id = c.partner_id
     join users a on a.id = m.sender_id
     join users u on u.id = c.partner_id ${personJoins}
    order by c.last_message_id desc`,
);

export interface FoundPerson extends PersonRow {
  chatId: number | null;
  blockedByViewer: boolean;
  blocksViewer: boolean;
  showsPresence: boolean;
}

/** Returns a row if two people, $1 and $2, may see each other's presence. */
const sharedPresence = `
  select one.chat_id from chats c
    join chat_members one on one.chat_id = c.id and one.user_id = $1::bigint
    join chat_members other on other.chat_id = c.id and other.user_id = $2::bigint
   where c.low_id = least($1::bigint, $2::bigint) and c.high_id = greatest($1::bigint, $2::bigint)
     and ${seeEachOther('one', 'other')}`;

/** A person as the viewer sees them for a chat. Parameters: the person, the viewer. */
export const personForChat = prepared<FoundPerson, [receiverId: number, senderId: number]>(
  'chats.person',
  `select u.id, ${personColumns('$2')},
          (select id from chats c where c.low_id = least($1::bigint, $2::bigint)
                                    and c.high_id = greatest($1::bigint, $2::bigint)) as "chatId",
          exists (select from blocks b where b.blocker_id = $2 and b.blocked_id = $1) as "blockedByViewer",
          exists (select from blocks b where b.blocker_id = $1 and b.blocked_id = $2) as "blocksViewer",
          exists (${sharedPresence}) as "showsPresence"
     from users u ${personJoins}
    where u.id = $1`,
);

/** Finds or creates the chat of two people and locks it until the transaction ends. */
export async function lockChat(
  tx: Transaction,
  one: number,
  other: number,
): Promise<{ chatId: number; isNew: boolean }> {
  const pair = { lowId: Math.min(one, other), highId: Math.max(one, other) };
  const [made] = await tx.insert(chats).values(pair).onConflictDoNothing().returning({ id: chats.id });
  if (made) {
    await tx.insert(chatMembers).values([
      { chatId: made.id, userId: one, partnerId: other },
      { chatId: made.id, userId: other, partnerId: one },
    ]);
    return { chatId: made.id, isNew: true };
  }
  const [row] = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.lowId, pair.lowId), eq(chats.highId, pair.highId)))
    .for('no key update');
  if (!row) throw new Error('A chat was neither there nor made');
  return { chatId: row.id, isNew: false };
}

/** Deletes a chat that was created only for the lock. */
export async function deleteChat(tx: Transaction, chatId: number): Promise<void> {
  await tx.delete(chats).where(eq(chats.id, chatId));
}

export interface Membership {
  partnerId: number;
  lastMessageId: number;
  lastReadId: number;
  unreadCount: number;
  partnerReadId: number;
  isBlocked: boolean;
}

/** The state of a chat for one of its two people; no row for others. Parameters: chat, person. */
export const membership = prepared<Membership, [chatId: number, readerId: number]>(
  'chats.membership',
  `select m.partner_id as "partnerId", m.last_message_id as "lastMessageId", m.last_read_id as "lastReadId",
          m.unread_count as "unreadCount", o.last_read_id as "partnerReadId",
          ${isBlockBetween('m.user_id', 'm.partner_id')} as "isBlocked"
     from chat_members m
     join chat_members o on o.chat_id = m.chat_id and o.user_id = m.partner_id
    where m.chat_id = $1 and m.user_id = $2`,
);

/** Locks one person's row of a chat, so that a message that arrives meanwhile is counted afterwards. */
export async function lockMembership(
  tx: Transaction,
  chatId: number,
  userId: number,
): Promise<{ lastMessageId: number; lastReadId: number; unreadCount: number } | undefined> {
  const [row] = await tx
    .select({
      lastMessageId: chatMembers.lastMessageId,
      lastReadId: chatMembers.lastReadId,
      unreadCount: chatMembers.unreadCount,
    })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)))
    .for('no key update');
  return row;
}

export async function setReadPosition(
  tx: Transaction,
  {
    chatId,
    userId,
    upTo,
    unreadCount,
  }: { chatId: number; userId: number; upTo: number; unreadCount: number },
): Promise<void> {
  await tx
    .update(chatMembers)
    .set({ lastReadId: upTo, unreadCount })
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)));
}

/** Updates the last message of both inboxes, and counts the message as unread for its receiver. */
export const touchMembers = prepared<
  { hasWritten: boolean; hadWritten: boolean },
  { chatId: number; messageId: number; senderId: number }
>(
  'chats.touch-members',
  `with before as (select user_id, has_written from chat_members where chat_id = $chatId)
   update chat_members m
      set last_message_id = $messageId,
          unread_count = m.unread_count + case when m.user_id = $senderId then 0 else 1 end,
          has_written = m.has_written or m.user_id = $senderId
     from before b
    where m.chat_id = $chatId and b.user_id = m.user_id
   returning m.has_written as "hasWritten", b.has_written as "hadWritten"`,
);

const unreadOf = prepared<{ unread: number }, [userId: number]>(
  'chats.unread',
  `select coalesce(sum(unread_count), 0)::int as unread from chat_members
    where user_id = $1 and unread_count > 0`,
);

export async function countUnread(executor: Executor, userId: number): Promise<number> {
  return (await unreadOf(executor, [userId]))[0]?.unread ?? 0;
}

const partners = prepared<{ id: number }, [userId: number]>(
  'chats.partners',
  `select m.partner_id as id from chat_members m
     join chat_members o on o.chat_id = m.chat_id and o.user_id = m.partner_id
    where m.user_id = $1 and m.last_message_id > 0 and ${seeEachOther('m', 'o')}
    order by m.last_message_id desc limit 500`,
);

const answered = prepared<{ chatId: number; partnerId: number }, [userId: number]>(
  'chats.answered',
  `select m.chat_id as "chatId", m.partner_id as "partnerId" from chat_members m
     join chat_members o on o.chat_id = m.chat_id and o.user_id = m.partner_id
    where m.user_id = $1 and m.last_message_id > 0 and m.has_written and o.has_written
    order by m.last_message_id desc limit 500`,
);

/** The latest 500 chats in which both people have written. */
export function listAnsweredChats(
  executor: Executor,
  userId: number,
): Promise<{ chatId: number; partnerId: number }[]> {
  return answered(executor, [userId]);
}

const writable = prepared<object, [receiverId: number, senderId: number]>(
  'chats.writable',
  `select u.id from users u
    where u.id = $1::bigint
      and (coalesce((select s.allow_messages_from_anyone from privacy_settings s where s.user_id = u.id), true)
           or exists (select from follows f where f.follower_id = u.id and f.maker_id = $2::bigint)
           or exists (select from orders o where o.buyer_id = u.id and o.maker_id = $2::bigint)
           or exists (select from orders o where o.buyer_id = $2::bigint and o.maker_id = u.id)
           or exists (select from enquiries e where e.user_id = u.id and e.maker_id = $2::bigint)
           or exists (select from enquiries e where e.user_id = $2::bigint and e.maker_id = u.id)
           or exists (select from chats c join chat_members m on m.chat_id = c.id and m.user_id = u.id
                       where c.low_id = least(u.id, $2::bigint) and c.high_id = greatest(u.id, $2::bigint)
                         and m.last_message_id > 0))`,
);

/**
 * Whether a person accepts messages from a sender: from anyone, or because they follow the sender or share an order,
 * an enquiry or a chat.
 */
export async function takesMessagesOf(
  executor: Executor,
  receiverId: number,
  senderId: number,
): Promise<boolean> {
  return (await writable(executor, [receiverId, senderId])).length > 0;
}

/** The people who share presence with a person, in the latest 500 chats. */
export async function listPartners(executor: Executor, userId: number): Promise<number[]> {
  return (await partners(executor, [userId])).map(({ id }) => id);
}

const presenceBetween = prepared<object, [one: number, other: number]>(
  'chats.presence-between',
  sharedPresence,
);

/** Whether two people may see each other's presence. */
export async function maySeeEachOther(executor: Executor, one: number, other: number): Promise<boolean> {
  return (await presenceBetween(executor, [one, other])).length > 0;
}

export async function insertBlock(tx: Transaction, blockerId: number, blockedId: number): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
}

export async function deleteBlock(tx: Transaction, blockerId: number, blockedId: number): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}
