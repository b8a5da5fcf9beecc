import type { Services } from '#server/platform/services.ts';
import { markRead } from './mark-read.ts';
import { sendMessage } from './send-message.ts';

/** Sends a message of somebody who has the chat before them: they have read what they answer. Throws as `sendMessage`. */
export async function sendAsReader(
  services: Services,
  letter: Parameters<typeof sendMessage>[1],
): ReturnType<typeof sendMessage> {
  const sent = await sendMessage(services, letter);
  const { chatId, id } = sent.row;
  await markRead(services, { chatId, readerId: letter.senderId, upTo: id });
  return sent;
}
