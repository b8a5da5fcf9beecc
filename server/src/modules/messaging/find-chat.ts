import { messageSentences } from '#contracts/messaging/message.rules.ts';
import type { findOrNull } from '#contracts/messaging/messaging.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { invalidInput, personNotFound } from '#server/platform/http/app-error.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import type { Services } from '#server/platform/services.ts';
import { personForChat, takesMessagesOf } from './chats.queries.ts';
import { presentChatUser } from './conversation/present-message.ts';

/**
 * The viewer's chat with a person, if there is one, and what the viewer may do. Throws NOT_FOUND for an unknown
 * person, and for a deleted one with whom the viewer has no chat.
 */
export async function findChat(
  { db, env, realtime }: Services,
  viewerId: number,
  receiverId: number,
): Promise<ReplyOf<typeof findOrNull>> {
  if (receiverId === viewerId) throw invalidInput({ receiverId: messageSentences.toYourself });
  const [row] = await personForChat(db, [receiverId, viewerId]);
  if (!row || (row.status !== 'ACTIVE' && row.chatId === null)) throw personNotFound();
  const isCutOff = row.blockedByViewer || row.blocksViewer;
  const isOpen = await takesMessagesOf(db, receiverId, viewerId);
  return {
    success: true,
    exists: row.chatId !== null,
    ...(row.chatId === null ? {} : { chatId: row.chatId }),
    chatUser: presentChatUser(row, {
      mediaUrl: env.MEDIA_URL,
      isOnline: (await realtime.whoIsOnline([receiverId])).has(receiverId),
      showsPresence: row.showsPresence,
    }),
    isBlocked: row.blockedByViewer,
    can: { write: row.status === 'ACTIVE' && !isCutOff && isOpen },
    ...(isOpen ? {} : { whyNot: withMessage(messageSentences.notFromAnyone) }),
  };
}
