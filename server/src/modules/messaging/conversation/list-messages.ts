import { messageLimits } from '#contracts/messaging/message.rules.ts';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { membership } from '../chats.queries.ts';
import { messagesAfter, messagesBefore } from './messages.queries.ts';
import { presentMessage } from './present-message.ts';

export interface MessagesAsked {
  viewerId: number;
  chatId: number;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

export interface MessagePage {
  messages: Message[];
  hasMore: boolean;
  readUpTo: number;
  ownReadUpTo: number;
}

/** Messages of a chat, oldest first. Throws NOT_FOUND for a missing chat and for a chat of other people. */
export async function listMessages(
  { db, env }: Services,
  { viewerId, chatId, before = Number.MAX_SAFE_INTEGER, after, limit = messageLimits.page }: MessagesAsked,
): Promise<MessagePage> {
  const [member] = await membership(db, [chatId, viewerId]);
  if (!member) throw notFound('messaging.chatMissing');
  const found =
    after === undefined
      ? await messagesBefore(db, { chatId, viewerId, edge: before, limit: limit + 1 })
      : await messagesAfter(db, { chatId, viewerId, edge: after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  if (after === undefined) rows.reverse();
  return {
    messages: rows.map((row) => presentMessage(row, env.MEDIA_URL)),
    hasMore: found.length > limit,
    readUpTo: member.partnerReadId,
    ownReadUpTo: member.lastReadId,
  };
}
