import { messageSentences } from '#contracts/messaging/message.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { messageRemoved } from '../messaging.events.ts';
import { emptyMessage, forgetMessagePictures } from './messages.queries.ts';

/**
 * Replaces the text of a message with a fixed sentence and removes its pictures and voice note. The message keeps its
 * position in the chat. Returns false if that was done before.
 */
export async function takeMessageAway(
  services: Pick<Services, 'events' | 'jobs'>,
  tx: Transaction,
  messageId: number,
): Promise<boolean> {
  const [emptied] = await emptyMessage(tx, [messageId, inEnglish(messageSentences.removed)]);
  if (!emptied) return false;
  const pictures = await forgetMessagePictures(tx, [messageId]);
  await removeMedia(
    services,
    tx,
    [...pictures.map(({ mediaId }) => mediaId), emptied.voiceId].filter((id) => id !== null),
  );
  await services.events.publish(tx, messageRemoved, { messageId });
  return true;
}
