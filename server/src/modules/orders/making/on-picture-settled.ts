import { storedInLanguage } from '#contracts/words/in-language.ts';
import { letterOf } from '#contracts/words/letter.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { pictureSettled } from '#server/platform/media/prepare-picture.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { pictureOfUpdateSettled, updateRemoved } from '../core/orders.events.ts';
import {
  deleteUpdate,
  dropUpdatePicture,
  findUpdateOfPicture,
  listUpdatePictures,
  lockUpdate,
} from './order-updates.queries.ts';

/** Shows the photographs of an update as they become ready, and removes failed ones. Idempotent. */
export function showUpdatePicturesWhenReady(services: Services): void {
  const { db, events } = services;
  events.on(pictureSettled, 'show-in-order', async ({ mediaId }) => {
    const place = await findUpdateOfPicture(db, mediaId);
    if (!place) return;
    await inTransaction(db, async (tx) => {
      await dropFailed(services, tx, place);
      await events.publish(tx, pictureOfUpdateSettled, { orderId: place.orderId });
    });
  });
}

async function dropFailed(
  services: Services,
  tx: Transaction,
  { updateId, orderId, authorEmail }: { updateId: number; orderId: number; authorEmail: string },
): Promise<void> {
  const update = await lockUpdate(tx, orderId, updateId);
  if (!update) return;
  const pictures = await listUpdatePictures(tx, updateId);
  const failed = pictures.filter(({ status }) => status === 'FAILED');
  if (failed.length === 0) return;
  for (const { mediaId } of failed) await dropUpdatePicture(tx, mediaId);
  if (failed.length === pictures.length && update.note === '') {
    await deleteUpdate(tx, updateId);
    await services.events.publish(tx, updateRemoved, { orderId });
  }
  await removeMedia(
    services,
    tx,
    failed.map(({ mediaId }) => mediaId),
  );
  await services.mail.send(tx, {
    to: authorEmail,
    says: letterOf('orders.pictures', {
      failures: storedInLanguage(failed.map(({ failure }) => failure ?? '')),
      page: `${services.env.PUBLIC_URL}/order-details/sale/${orderId}`,
    }),
  });
}
