import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { designs, isShownTo } from '../designs.tables.ts';

const columns = {
  likes: designs.likesCount,
  saves: designs.savesCount,
  comments: designs.commentCount,
  replies: designs.repliesCount,
  shares: designs.sharesCount,
} as const;

/** The counters stored in the design's row. */
export type DesignCounts = Record<keyof typeof columns, number>;

const lockShown = prepared<DesignCounts, [designId: number, viewerId: number]>(
  'designs.lock-shown',
  `select d.likes_count as likes, d.saves_count as saves, d.comment_count as comments, d.replies_count as replies,
          d.shares_count as shares
     from designs d where d.id = $1 and ${isShownTo('$2')} for no key update of d`,
);

/**
 * Locks a published design that the viewer may see until the transaction ends, so that changes of its counters wait
 * for each other, and returns the counters. Undefined if there is none. Does not block rows that only reference the
 * design.
 */
export async function lockShownDesign(
  tx: Transaction,
  designId: number,
  viewerId: number,
): Promise<DesignCounts | undefined> {
  const [counts] = await lockShown(tx, [designId, viewerId]);
  return counts;
}

/** The same for a design in any state: a like or comment can be withdrawn while the design is hidden. */
export async function lockDesign(tx: Transaction, designId: number): Promise<DesignCounts | undefined> {
  const [counts] = await tx
    .select(columns)
    .from(designs)
    .where(eq(designs.id, designId))
    .for('no key update');
  return counts;
}

/** Sets a counter of a locked design, in the transaction of the counted row. */
export async function setDesignCount(
  tx: Transaction,
  designId: number,
  counter: Exclude<keyof DesignCounts, 'comments' | 'replies'>,
  count: number,
): Promise<void> {
  const change = {
    likes: { likesCount: count },
    saves: { savesCount: count },
    shares: { sharesCount: count },
  }[counter];
  await tx.update(designs).set(change).where(eq(designs.id, designId));
}

/** Sets the number of comments of a locked design, and how many of them are replies. */
export async function setCommentCounts(
  tx: Transaction,
  designId: number,
  { comments, replies }: Pick<DesignCounts, 'comments' | 'replies'>,
): Promise<void> {
  await tx
    .update(designs)
    .set({ commentCount: comments, repliesCount: replies })
    .where(eq(designs.id, designId));
}

// One design per statement: for a list of ids PostgreSQL makes a new plan each time, because it expects ten.
const moveOrdersOfOne = prepared<object, [designId: number, change: number]>(
  'designs.move-orders-count',
  'update designs set orders_count = orders_count + $2 where id = $1',
);

/** Adds 1 or -1 to the order counts of the designs, in order of id, so that concurrent orders do not deadlock. */
export async function moveOrdersCount(
  executor: Executor,
  designIds: readonly number[],
  change: 1 | -1,
): Promise<void> {
  const inTurn = [...new Set(designIds)].toSorted((one, other) => one - other);
  for (const id of inTurn) await moveOrdersOfOne(executor, [id, change]);
}
