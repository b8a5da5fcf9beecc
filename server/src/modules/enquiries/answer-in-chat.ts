import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { sendMessage } from '#server/modules/messaging/public.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { enquiryAnswered } from './enquiries.events.ts';
import { replyForChat } from './enquiries.queries.ts';

/** Errors after which the chat message is dropped: the asker has gone, or one of the two has blocked the other. */
const silent = new Set(['NOT_FOUND', 'FORBIDDEN']);

/**
 * Sends an answer to an asker with an account as a chat message too, after the answer is stored. A fixed nonce makes
 * retries idempotent.
 */
export function answerInChats(services: Services): void {
  services.events.on(enquiryAnswered, 'chat', async ({ replyId }) => {
    const [reply] = await replyForChat(services.db, [replyId]);
    if (!reply || reply.userId === null) return;
    const message = {
      senderId: reply.makerId,
      receiverId: reply.userId,
      ...(reply.isDesignShown ? { designId: reply.designId } : {}),
      files: [],
    };
    const nonce = `enquiry-reply-${replyId}`;
    // A voice message has no text, so an answer with both becomes two messages.
    if (reply.content !== '') await say(services, { ...message, content: reply.content, nonce });
    if (reply.voice) {
      await say(services, { ...message, content: '', voice: reply.voice, nonce: `${nonce}-voice` });
    }
  });
}

/** Sends a message, unless it was already sent or one of the `silent` errors occurs. */
async function say(services: Services, message: Parameters<typeof sendMessage>[1]): Promise<void> {
  try {
    await sendMessage(services, message);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // An earlier try sent it with other content, because the design has since been hidden or shown again.
    const isSent = error.sentence.reason === messageSentences.nonceTaken.reason;
    if (!isSent && !silent.has(error.code)) throw error;
  }
}
