import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { storyLimits, storySentences } from '#contracts/stories/story.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { publishStory } from './publish-story.ts';
import { countUp, findPosted, insertStory, lockStoriesOf } from './stories.queries.ts';

const hour = 3_600_000;

interface Post {
  makerId: number;
  caption: string;
  /** A newly uploaded file, or the id of a stored picture that nothing uses yet. */
  picture: ReceivedFile | number;
  idempotencyKey: string | null;
}

/**
 * Posts a story. Others see it once its picture is ready, until 24 hours from now. Throws CONFLICT if the maker has
 * the maximum of stories up, and for a key used with other content.
 */
export async function postStory(services: Services, post: Post): Promise<number> {
  const { db } = services;
  const { picture } = post;
  const earlier = await findEarlier(db, post);
  if (earlier !== undefined) return earlier;
  const files = typeof picture === 'number' ? [] : [picture];
  try {
    return await withStoredFiles(services, files, () => record(services, post));
  } catch (error) {
    // Concurrent calls with one key: the other call was first, and both return its story.
    const first = await findEarlier(db, post);
    if (first !== undefined) return first;
    throw error;
  }
}

async function findEarlier(
  db: Services['db'],
  { makerId, idempotencyKey, caption }: Post,
): Promise<number | undefined> {
  const earlier = idempotencyKey === null ? undefined : await findPosted(db, makerId, idempotencyKey);
  if (earlier && earlier.caption !== caption) {
    throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
  }
  return earlier?.id;
}

function record(services: Services, { makerId, caption, picture, idempotencyKey }: Post): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const now = services.clock.now();
    await lockStoriesOf(tx, [makerId]);
    if ((await countUp(tx, makerId, now)) >= storyLimits.atOnce) {
      throw new AppError('CONFLICT', storySentences.tooManyAtOnce);
    }
    const [row] =
      typeof picture === 'number'
        ? ((await claimMedia(tx, makerId, 'PICTURE', [picture], now)) ?? [])
        : [await recordFile(services, tx, makerId, picture, { claimed: true })];
    if (!row) throw invalidInput({ image: storySentences.noPicture });
    const id = await insertStory(tx, {
      makerId,
      mediaId: row.id,
      caption,
      idempotencyKey,
      createdAt: now,
      expiresAt: new Date(now.getTime() + storyLimits.hours * hour),
    });
    await publishStory(tx, { id, makerId });
    return id;
  });
}
