import { mostMessagesCounted } from '#contracts/notifications/kinds/people.kinds.ts';
import { chatRead, messageSent, readChat, roomOf } from '#server/modules/messaging/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Announcer, announcementOfGrowth } from '../announce.ts';
import { type GrowingRow, holdGrowing, writeMessages } from '../growing-notifications.queries.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { markChat } from '../mark-notifications.queries.ts';
import { hasMessagesOff, lastReadOfChat } from './occasions.queries.ts';

interface NewMessage {
  messageId: number;
  chatId: number;
  senderId: number;
  receiverId: number;
}

const notifyIfUnread = jobKind<NewMessage>('notifications.tell-unread-message');

/** In seconds: how long a tab that lost its network may still seem open. */
const tabsAnswerWithinSeconds = 30;

/**
 * Unread messages of a chat that its reader does not have open share one row. Reading them in the chat marks it as
 * read.
 */
export function notifyOfMessages(services: Services, announcer: Announcer): void {
  const { db, events, jobs, realtime } = services;
  events.on(messageSent, 'notify', async ({ messageId, chatId, senderId, receiverId }) => {
    if (senderId === receiverId) return;
    const news = { messageId, chatId, senderId, receiverId };
    if (!(await realtime.looksAt(receiverId, roomOf(chatId)))) return notify(news);
    // A reader with the chat open sees the message itself. The job checks later that the tab was really connected.
    await jobs.add(db, notifyIfUnread, news, { startAfterSeconds: tabsAnswerWithinSeconds });
  });
  jobs.handle(notifyIfUnread, async (news) => {
    const { messageId, chatId, receiverId } = news;
    // A tab that is still connected has shown the message, even if its front end does not report it.
    if (!(await realtime.looksAt(receiverId, roomOf(chatId)))) return notify(news);
    await readChat(services, { chatId, readerId: receiverId, upTo: messageId });
  });

  async function notify(news: NewMessage): Promise<void> {
    const { chatId, senderId, receiverId } = news;
    const [choice] = await hasMessagesOff(db, [receiverId]);
    if (!choice?.isOff) await list(news);
    const about = { subject: `chat:${chatId}`, senderId, path: `/chat/${chatId}/${senderId}` };
    await keepForLetter(db, { kind: 'MESSAGE', recipientId: receiverId, ...about });
  }

  async function list({ messageId, chatId, senderId, receiverId }: NewMessage): Promise<void> {
    const done = await inTransaction(db, async (tx) => {
      const row = await holdGrowing(tx, {
        recipientId: receiverId,
        type: 'MESSAGE',
        subject: `chat:${chatId}`,
        chatId,
      });
      const messageIds = messagesWith(row, messageId);
      // Read under the row lock, so that a concurrent read of the chat either finds the row or is seen here.
      const [place] = await lastReadOfChat(tx, [chatId, receiverId]);
      if (!messageIds || (place && place.lastReadId >= messageId)) return null;
      await writeMessages(tx, [row.id, senderId, messageIds]);
      const announcement = announcementOfGrowth(row);
      await announcer.plan(tx, receiverId, row.id, announcement);
      return { id: row.id, announcement };
    });
    if (done) await announcer.carryOut(receiverId, done.id, done.announcement);
  }

  events.on(chatRead, 'notify', async ({ chatId, readerId, upTo }) => {
    const marked = await markChat(db, [readerId, chatId, upTo]);
    if (marked.length > 0) realtime.toPerson(readerId, 'notificationsRead');
  });
}

/** The message ids of the row including this one; null if it is already included or was read in an earlier round. */
function messagesWith({ isRead, messageIds }: GrowingRow, messageId: number): number[] | null {
  if (messageIds.includes(messageId)) return null;
  if (!isRead) return [...messageIds, messageId].slice(-mostMessagesCounted);
  return messageId < Math.max(...messageIds) ? null : [messageId];
}
