import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isBlockBetween, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { pictureColumns, sized } from '#server/platform/media/media.queries.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { stories, storyViews } from './stories.tables.ts';

export interface NewStory {
  makerId: number;
  mediaId: number;
  caption: string;
  idempotencyKey: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Serializes changes to the live stories of a person until the transaction ends. */
export const lockStoriesOf = prepared<object, [makerId: number]>(
  'stories.lock',
  `select pg_advisory_xact_lock(hashtextextended('stories:' || $1::bigint, 0))`,
);

/** The story of an earlier attempt with the same key. */
export async function findPosted(
  executor: Executor,
  makerId: number,
  idempotencyKey: string,
): Promise<{ id: number; caption: string } | undefined> {
  const [row] = await executor
    .select({ id: stories.id, caption: stories.caption })
    .from(stories)
    .where(and(eq(stories.makerId, makerId), eq(stories.idempotencyKey, idempotencyKey)));
  return row;
}

export async function countUp(executor: Executor, makerId: number, now: Date): Promise<number> {
  return executor.$count(
    stories,
    and(eq(stories.makerId, makerId), gt(stories.expiresAt, now), ne(stories.status, 'FAILED')),
  );
}

export async function insertStory(tx: Transaction, values: NewStory): Promise<number> {
  const [row] = await tx.insert(stories).values(values).returning({ id: stories.id });
  if (!row) throw new Error('A new story got no row');
  return row.id;
}

export async function findStoryOfPicture(
  executor: Executor,
  mediaId: number,
): Promise<{ id: number; makerId: number } | undefined> {
  const [row] = await executor
    .select({ id: stories.id, makerId: stories.makerId })
    .from(stories)
    .where(eq(stories.mediaId, mediaId));
  return row;
}

interface WaitingStory extends PictureCopy {
  status: string;
  failure: string | null;
}

/** Locks a story that waits for its picture, and returns the picture's status. */
export async function lockWaitingStory(tx: Transaction, id: number): Promise<WaitingStory | undefined> {
  const [row] = await tx
    .select(pictureColumns)
    .from(stories)
    .innerJoin(media, eq(media.id, stories.mediaId))
    .where(and(eq(stories.id, id), eq(stories.status, 'PROCESSING')))
    .for('update', { of: stories });
  return row && sized(row);
}

export async function markLive(tx: Transaction, id: number, picture: PictureCopy): Promise<void> {
  await tx.update(stories).set({ status: 'LIVE', picture }).where(eq(stories.id, id));
}

export async function markFailed(tx: Transaction, id: number, failure: string): Promise<void> {
  await tx.update(stories).set({ status: 'FAILED', failure }).where(eq(stories.id, id));
}

const showNewest = prepared<object, [makerId: number]>(
  'stories.show-newest',
  `update stories set is_newest = true
    where id = (select id from stories where maker_id = $1 and status = 'LIVE'
                 order by expires_at desc, id desc limit 1)`,
);

/**
 * Marks the live story that expires last as the maker's entry in the tray; without one, the maker leaves the tray.
 * Requires lockStoriesOf.
 */
export async function chooseNewest(tx: Transaction, makerId: number): Promise<void> {
  await tx
    .update(stories)
    .set({ isNewest: false })
    .where(and(eq(stories.makerId, makerId), stories.isNewest));
  await showNewest(tx, [makerId]);
}

interface OwnStory {
  status: 'PROCESSING' | 'LIVE' | 'FAILED' | 'HIDDEN';
  failure: string | null;
  seenCount: number;
}

export async function findOwnStory(
  executor: Executor,
  makerId: number,
  id: number,
): Promise<OwnStory | undefined> {
  const [row] = await executor
    .select({ status: stories.status, failure: stories.failure, seenCount: stories.seenCount })
    .from(stories)
    .where(and(eq(stories.id, id), eq(stories.makerId, makerId)));
  return row as OwnStory | undefined;
}

/**
 * Returns the media id of the picture to remove; undefined if the story does not exist or belongs to another maker.
 */
export async function deleteOwnStory(
  tx: Transaction,
  makerId: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await tx
    .delete(stories)
    .where(and(eq(stories.id, id), eq(stories.makerId, makerId)))
    .returning({ mediaId: stories.mediaId });
  return row?.mediaId;
}

/** Deletes up to `most` expired stories, oldest first. Returns the media ids of their pictures. */
export async function deleteExpired(tx: Transaction, now: Date, most: number): Promise<number[]> {
  const over = tx
    .select({ id: stories.id })
    .from(stories)
    .where(lte(stories.expiresAt, now))
    .orderBy(asc(stories.expiresAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await tx.delete(stories).where(inArray(stories.id, over)).returning({
    mediaId: stories.mediaId,
  });
  return rows.map(({ mediaId }) => mediaId);
}

/** Locks a story that the viewer can see now, so that its count and its rows stay consistent. */
export const lockLiveStory = prepared<{ makerId: number }, [id: number, now: Date, viewerId: number]>(
  'stories.lock-live',
  `select s.maker_id as "makerId" from stories s
    where s.id = $1 and s.status = 'LIVE' and s.expires_at > $2 and ${isSeenBy('s.maker_id', '$3')}
      and not ${isBlockBetween('s.maker_id', '$3')}
      for update of s`,
);

export async function insertView(
  tx: Transaction,
  view: { storyId: number; viewerId: number; seenAt: Date },
): Promise<void> {
  const inserted = await tx
    .insert(storyViews)
    .values(view)
    .onConflictDoNothing()
    .returning({ storyId: storyViews.storyId });
  if (inserted.length === 0) return;
  await tx
    .update(stories)
    .set({ seenCount: sql`${stories.seenCount} + 1` })
    .where(eq(stories.id, view.storyId));
}
