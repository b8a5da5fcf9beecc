import { updateLimits, updateSentences } from '#contracts/orders/making/order-updates.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { updateRemoved } from '../core/orders.events.ts';
import { deleteUpdate, listUpdatePictures, lockUpdate } from './order-updates.queries.ts';

interface Request {
  orderId: number;
  updateId: number;
  makerId: number;
}

/** Whether its author may still remove an update. */
export function isRemovable(update: { authorId: number; at: Date }, viewerId: number, now: Date): boolean {
  const hours = (now.getTime() - update.at.getTime()) / 3_600_000;
  return update.authorId === viewerId && hours <= updateLimits.removableHours;
}

/**
 * Removes an update with its photographs and its notification. Throws NOT_FOUND unless the viewer is its author, and
 * CONFLICT after a day.
 */
export async function removeUpdate(
  services: Services,
  { orderId, updateId, makerId }: Request,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const update = await lockUpdate(tx, orderId, updateId);
    if (update?.authorId !== makerId) throw notFound('orders.updateMissing');
    const { authorId, createdAt: at } = update;
    if (!isRemovable({ authorId, at }, makerId, services.clock.now())) {
      throw new AppError('CONFLICT', updateSentences.tooLate);
    }
    const pictures = await listUpdatePictures(tx, updateId);
    await deleteUpdate(tx, updateId);
    await removeMedia(
      services,
      tx,
      pictures.map(({ mediaId }) => mediaId),
    );
    await services.events.publish(tx, updateRemoved, { orderId });
  });
}
