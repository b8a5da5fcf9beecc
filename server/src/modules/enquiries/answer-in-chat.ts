import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { sendMessage } from '#server/modules/messaging/public.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { enquiryAnswered } from './enquiries.events.ts';
import { replyForChat } from './enquiries.queries.ts';

/** Why a chat may stay silent for good: the asker has gone, or one of the two has blocked the other. */
const silent = new Set(['NOT_FOUND', 'FORBIDDEN']);

/**
 * An answer to a person with an account is a message of the maker's, too. It is sent after the answer was kept, under
 * a nonce of its own, so that it comes once however often it is tried.
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
    // A message that was spoken has no words: an answer with both is two of them.
    if (reply.content !== '') await say(services, { ...message, content: reply.content, nonce });
    if (reply.voice) {
      await say(services, { ...message, content: '', voice: reply.voice, nonce: `${nonce}-voice` });
    }
  });
}

/** Sends a message, unless the chat stays silent for good or has it already. */
async function say(services: Services, message: Parameters<typeof sendMessage>[1]): Promise<void> {
  try {
    await sendMessage(services, message);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Sent by an earlier try, when the design was still shown, or not yet again.
    const isSent = error.sentence.reason === messageSentences.nonceTaken.reason;
    if (!isSent && !silent.has(error.code)) throw error;
  }
}
