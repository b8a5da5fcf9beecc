import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { pictureSettled } from '#server/platform/media/prepare-picture.ts';
import type { Services } from '#server/platform/services.ts';
import {
  chooseNewest,
  findStoryOfPicture,
  lockStoriesOf,
  lockWaitingStory,
  markFailed,
  markLive,
} from './stories.queries.ts';

export function publishStoriesWhenReady({ db, events }: Services): void {
  events.on(pictureSettled, 'publish-story', async ({ mediaId }) => {
    const story = await findStoryOfPicture(db, mediaId);
    if (story) await inTransaction(db, (tx) => publishStory(tx, story));
  });
}

/** Publishes a story once its picture is ready, or marks it as failed. Idempotent. */
export async function publishStory(
  tx: Transaction,
  { id, makerId }: { id: number; makerId: number },
): Promise<void> {
  await lockStoriesOf(tx, [makerId]);
  const waiting = await lockWaitingStory(tx, id);
  if (!waiting || waiting.status === 'STORED') return;
  const { status, failure, ...picture } = waiting;
  if (status === 'FAILED') return markFailed(tx, id, failure ?? rule(fileSentences.unreadableUnnamed));
  await markLive(tx, id, picture);
  await chooseNewest(tx, makerId);
}
