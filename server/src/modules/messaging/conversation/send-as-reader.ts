import type { Services } from '#server/platform/services.ts';
import { membership } from '../chats.queries.ts';
import { readChat } from './mark-read.ts';
import { sendMessage } from './send-message.ts';

/**
 * Sends a message from a person who has the chat open, so earlier messages count as read. Throws as `sendMessage`.
 */
export async function sendAsReader(
  services: Services,
  letter: Parameters<typeof sendMessage>[1],
): ReturnType<typeof sendMessage> {
  const sent = await sendMessage(services, letter);
  const { chatId, id } = sent.row;
  const [member] = await membership(services.db, [chatId, letter.senderId]);
  if (member && member.unreadCount > 0)
    await readChat(services, { chatId, readerId: letter.senderId, upTo: id });
  return sent;
}
