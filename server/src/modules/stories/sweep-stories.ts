import { inTransaction } from '#server/platform/db/transaction.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteExpired } from './stories.queries.ts';

const atOnce = 200;
/** Of batches in one round: more than are over in ten minutes even where a hundred thousand are posted a day. */
const mostBatches = 20;

/** Every ten minutes: stories that are over go with their pictures. Nobody has seen them since they were over. */
export function scheduleStoriesSweep(services: Services): void {
  services.jobs.every('stories.sweep', 600, () => sweepStories(services));
}

export async function sweepStories(services: Services): Promise<void> {
  const now = services.clock.now();
  for (let batch = 0; batch < mostBatches; batch++) {
    const swept = await inTransaction(services.db, async (tx) => {
      const mediaIds = await deleteExpired(tx, now, atOnce);
      await removeMedia(services, tx, mediaIds);
      return mediaIds.length;
    });
    if (swept < atOnce) return;
  }
}
