import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/executor.ts';
import { designs } from './designs.tables.ts';

const columns = { likes: designs.likesCount, saves: designs.savesCount } as const;

/** What is counted on a design itself. */
export type DesignCounts = Record<keyof typeof columns, number>;

/**
 * Holds a published design until the transaction ends, so that those who change its counts take turns, and
 * answers with them. Undefined when there is none. Rows that merely refer to the design are not held up.
 */
export async function lockPublishedDesign(
  tx: Transaction,
  designId: number,
): Promise<DesignCounts | undefined> {
  const [counts] = await tx
    .select(columns)
    .from(designs)
    .where(and(eq(designs.id, designId), eq(designs.status, 'PUBLISHED')))
    .for('no key update');
  return counts;
}

/** Writes the count of a design held by `lockPublishedDesign`, in the transaction of the row it counts. */
export async function setDesignCount(
  tx: Transaction,
  designId: number,
  counter: keyof DesignCounts,
  count: number,
): Promise<void> {
  await tx
    .update(designs)
    .set(counter === 'likes' ? { likesCount: count } : { savesCount: count })
    .where(eq(designs.id, designId));
}
