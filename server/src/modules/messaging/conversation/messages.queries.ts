import { and, eq, gt, ne } from 'drizzle-orm';
import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { isOpenTo, titleInLanguages } from '#server/modules/designs/designs.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { messagePictures, messages } from '../messaging.tables.ts';

export interface MessageRow {
  id: number;
  chatId: number;
  senderId: number;
  senderName: string;
  senderStatus: string;
  content: string;
  nonce: string | null;
  createdAt: Date;
  pictures: {
    key: string;
    width: number | null;
    height: number | null;
    placeholder: string | null;
    status: 'STORED' | 'READY' | 'FAILED';
  }[];
  voice: { bytes: number; durationMs: number; peaks: number[] } | null;
  design: {
    id: number;
    titles: TitleInLanguages;
    pricePaise: number;
    imageKey: string | null;
    isShown: boolean;
  } | null;
  quote: {
    id: number;
    title: string;
    state: QuoteState;
    revision: number;
    currentRevision: number;
    totalPaise: number;
    /** ISO 8601. */
    validUntil: string | null;
    imageKey: string | null;
    briefTitle: string | null;
  } | null;
}

const isOpenToBoth = `not exists (
     select from chat_members c where c.chat_id = m.chat_id and not ${isOpenTo('c.user_id')})`;

/**
 * The design card is shown as a link if the design is published and both people may see it, and has a picture unless
 * the design is hidden from one of them. If one of them may not see the design, only chats with its maker have the
 * card.
 */
const columns = `m.id, m.chat_id as "chatId", m.sender_id as "senderId", u.name as "senderName",
  u.status as "senderStatus", m.content, m.nonce, m.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('key', f.key, 'width', f.width, 'height', f.height,
            'placeholder', f.placeholder, 'status', f.status) order by mp.position), '[]')
     from message_pictures mp join media f on f.id = mp.media_id where mp.message_id = m.id) as pictures,
  (select json_build_object('bytes', f.bytes, 'durationMs', coalesce(f.duration_ms, 0), 'peaks', f.peaks)
     from media f where f.id = m.voice_id) as voice,
  (select json_build_object('id', d.id, 'titles', ${titleInLanguages()}, 'pricePaise', d.price_paise,
            'imageKey', case when d.status <> 'HIDDEN' and ${isOpenToBoth} then d.pictures -> 0 ->> 'key' end,
            'isShown', d.status = 'PUBLISHED' and ${isOpenToBoth})
     from designs d
    where d.id = m.design_id
      and (d.maker_id in (select c.user_id from chat_members c where c.chat_id = m.chat_id)
           or ${isOpenToBoth})) as design,
  (select json_build_object('id', q.id, 'title', r.title, 'state', q.state, 'revision', r.number,
            'currentRevision', q.revision, 'totalPaise', r.total_paise, 'validUntil', r.valid_until,
            'briefTitle', (select brief.title from briefs brief where brief.id = q.brief_id),
            'imageKey', (select f.key from quote_pictures qp join media f on f.id = qp.media_id
                          where qp.quote_id = q.id and qp.revision = r.number order by qp.position limit 1))
     from quotes q join quote_revisions r on r.quote_id = q.id and r.number = m.quote_revision
    where q.id = m.quote_id and r.total_paise is not null) as quote`;

/**
 * A page of a chat, read from messages_chat_idx. The statement checks that the reader is a member. Parameters: chat,
 * reader, the message at the page's edge, how many.
 */
const page = (direction: '<' | '>', order: 'desc' | 'asc') => `
  select ${columns}
    from (select * from messages
           where chat_id = $chatId and id ${direction} $edge
             and exists (select from chat_members c where c.chat_id = $chatId and c.user_id = $viewerId)
           order by id ${order} limit $limit) m
    join users u on u.id = m.sender_id
   order by m.id ${order}`;

export const messagesBefore = prepared<
  MessageRow,
  { chatId: number; viewerId: number; edge: number; limit: number }
>('messages.before', page('<', 'desc'));
export const messagesAfter = prepared<
  MessageRow,
  { chatId: number; viewerId: number; edge: number; limit: number }
>('messages.after', page('>', 'asc'));

const byId = prepared<MessageRow, [id: number]>(
  'messages.by-id',
  `select ${columns} from messages m join users u on u.id = m.sender_id where m.id = $1`,
);

export async function getMessage(executor: Executor, id: number): Promise<MessageRow> {
  const [row] = await byId(executor, [id]);
  if (!row) throw new Error(`There is no message ${id}`);
  return row;
}

interface NewMessage {
  chatId: number;
  senderId: number;
  content: string;
  nonce: string | null;
  designId: number | null;
  voiceId: number | null;
  quoteId: number | null;
  quoteRevision: number | null;
  createdAt: Date;
}

/** Returns undefined if the sender has already used the nonce. */
export async function insertMessage(tx: Transaction, values: NewMessage): Promise<number | undefined> {
  const [row] = await tx.insert(messages).values(values).onConflictDoNothing().returning({ id: messages.id });
  return row?.id;
}

export async function insertMessagePictures(
  tx: Transaction,
  messageId: number,
  mediaIds: readonly number[],
): Promise<void> {
  if (mediaIds.length === 0) return;
  await tx
    .insert(messagePictures)
    .values(mediaIds.map((mediaId, position) => ({ messageId, position, mediaId })));
}

interface SentMessage {
  id: number;
  receiverId: number;
  designId: number | null;
  quoteId: number | null;
  isFirst: boolean;
}

/** The message sent under a nonce, with its receiver, its design, and whether it was the first of its chat. */
export const messageOfNonce = prepared<SentMessage, [senderId: number, nonce: string]>(
  'messages.of-nonce',
  `select m.id, c.partner_id as "receiverId", m.design_id as "designId", m.quote_id as "quoteId",
          not exists (select from messages e where e.chat_id = m.chat_id and e.id < m.id) as "isFirst"
     from messages m join chat_members c on c.chat_id = m.chat_id and c.user_id = m.sender_id
    where m.sender_id = $1 and m.nonce = $2`,
);

/**
 * Replaces the text of a message and removes its design and voice note. Returns the id of the former voice note; no
 * row if the message was emptied before. $1 the message, $2 the new text.
 */
export const emptyMessage = prepared<{ voiceId: number | null }, [id: number, words: string]>(
  'messages.empty',
  `with held as (select id, voice_id from messages where id = $1 for update)
   update messages m set content = $2, design_id = null, quote_id = null, quote_revision = null, voice_id = null
     from held
    where m.id = held.id
      and (m.content <> $2 or held.voice_id is not null
           or exists (select from message_pictures where message_id = $1))
   returning held.voice_id as "voiceId"`,
);

/** The messages that send a quote, one for each revision. */
export const messagesOfQuote = prepared<{ id: number }, [quoteId: number]>(
  'messages.of-quote',
  'select id from messages where quote_id = $1 order by id',
);

/** Detaches the pictures of a message and returns their ids. */
export const forgetMessagePictures = prepared<{ mediaId: number }, [messageId: number]>(
  'messages.forget-pictures',
  'delete from message_pictures where message_id = $1 returning media_id as "mediaId"',
);

/** Counts the messages that the other person wrote after a given message. */
export async function countReceivedAfter(
  tx: Transaction,
  { chatId, readerId, after }: { chatId: number; readerId: number; after: number },
): Promise<number> {
  return tx.$count(
    messages,
    and(eq(messages.chatId, chatId), gt(messages.id, after), ne(messages.senderId, readerId)),
  );
}

export async function findMessageOfPicture(executor: Executor, mediaId: number): Promise<number | undefined> {
  const [row] = await executor
    .select({ id: messagePictures.messageId })
    .from(messagePictures)
    .where(eq(messagePictures.mediaId, mediaId));
  return row?.id;
}
