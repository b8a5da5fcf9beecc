import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { lockMembership, membership, setReadPosition } from '../chats.queries.ts';
import { chatRead } from '../messaging.events.ts';
import { roomOf } from '../room-of.ts';
import { countReceivedAfter } from './messages.queries.ts';

interface Reading {
  chatId: number;
  readerId: number;
  /** A message id; later messages stay unread. */
  upTo: number;
}

/**
 * Moves the read position forward, never back, and returns the number of unread messages. Throws NOT_FOUND for a chat
 * of other people.
 */
export async function readChat(services: Services, { chatId, readerId, upTo }: Reading): Promise<number> {
  const { db, realtime } = services;
  const [member] = await membership(db, [chatId, readerId]);
  if (!member) throw notFound('messaging.chatMissing');
  const moved = await inTransaction(db, async (tx) => {
    const place = await lockMembership(tx, chatId, readerId);
    if (!place) throw notFound('messaging.chatMissing');
    const to = Math.min(upTo, place.lastMessageId);
    if (to <= place.lastReadId) return { unreadCount: place.unreadCount, to: null };
    const unreadCount = await countReceivedAfter(tx, { chatId, readerId, after: to });
    await setReadPosition(tx, { chatId, userId: readerId, upTo: to, unreadCount });
    await services.events.publish(tx, chatRead, { chatId, readerId, upTo: to });
    return { unreadCount, to };
  });
  if (moved.to !== null) {
    realtime.toRoom(roomOf(chatId), 'messagesRead', { chatId, readerId, upTo: moved.to });
    realtime.toPerson(readerId, 'chatTouched', chatId);
  }
  return moved.unreadCount;
}
