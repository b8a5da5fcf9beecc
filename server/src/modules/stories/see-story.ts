import { inTransaction } from '#server/platform/db/transaction.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { insertView, lockLiveStory } from './stories.queries.ts';

/** Records that a person has seen a story, once. The maker's own views are not counted. */
export function seeStory({ db, clock }: Services, viewerId: number, storyId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const seenAt = clock.now();
    const [story] = await lockLiveStory(tx, [storyId, seenAt, viewerId]);
    if (!story) throw notFound('stories.storyMissing');
    if (story.makerId !== viewerId) await insertView(tx, { storyId, viewerId, seenAt });
  });
}
