import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { chooseNewest, deleteOwnStory, lockStoriesOf } from './stories.queries.ts';

/** Deletes the viewer's own story with its picture. Throws NOT_FOUND for another person's. */
export function deleteStory(services: Services, makerId: number, id: number): Promise<void> {
  return inTransaction(services.db, (tx) => takeStoryAway(services, tx, makerId, id));
}

/** The same within the caller's transaction. */
export async function takeStoryAway(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  makerId: number,
  id: number,
): Promise<void> {
  await lockStoriesOf(tx, [makerId]);
  const mediaId = await deleteOwnStory(tx, makerId, id);
  if (mediaId === undefined) throw notFound('stories.storyMissing');
  await removeMedia(services, tx, [mediaId]);
  await chooseNewest(tx, makerId);
}
