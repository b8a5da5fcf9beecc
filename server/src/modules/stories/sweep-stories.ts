import { inTransaction } from '#server/platform/db/transaction.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteExpired } from './stories.queries.ts';

const atOnce = 200;
/** Batches per run: enough for all stories that expire in ten minutes, even with a hundred thousand a day. */
const mostBatches = 20;

/** Deletes expired stories with their pictures every ten minutes. They are hidden from the moment they expire. */
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
