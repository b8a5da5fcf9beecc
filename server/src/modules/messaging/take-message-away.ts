import { messageSentences } from '#contracts/messaging/message.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { emptyMessage, forgetMessagePictures } from './messages.queries.ts';
import { messageRemoved } from './messaging.events.ts';

/**
 * Puts a sentence of ours in the place of a message and removes its pictures; the message keeps its place in the chat.
 * Throws NOT_FOUND.
 */
export async function takeMessageAway(
  services: Pick<Services, 'events' | 'jobs'>,
  tx: Transaction,
  messageId: number,
): Promise<void> {
  const [emptied] = await emptyMessage(tx, [messageId, messageSentences.removed]);
  if (!emptied) throw notFound('This message');
  const pictures = await forgetMessagePictures(tx, [messageId]);
  await removeMedia(
    services,
    tx,
    pictures.map(({ mediaId }) => mediaId),
  );
  await services.events.publish(tx, messageRemoved, { messageId });
}
