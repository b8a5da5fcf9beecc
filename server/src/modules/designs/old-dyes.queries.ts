import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/executor.ts';
import { media } from '../../platform/media/media.tables.ts';
import { designs, type PictureCopy } from './designs.tables.ts';

/** Published designs whose first picture is ready and was never looked at for its dyes, the newest first. */
export function listDyeless(
  executor: Executor,
  { before, most }: { before: number; most: number },
): Promise<{ id: number; key: string }[]> {
  return (
    executor
      .select({ id: designs.id, key: media.key })
      .from(designs)
      .innerJoin(media, eq(media.key, sql`${designs.pictures} -> 0 ->> 'key'`))
      // Written as the index says it.
      .where(
        and(
          sql`${designs.status} = 'PUBLISHED' and ${designs.pictures} -> 0 -> 'dyes' is null`,
          eq(media.status, 'READY'),
          lt(designs.id, before),
        ),
      )
      .orderBy(desc(designs.id))
      .limit(most)
  );
}

/** The read copy of a design's pictures, locked until the transaction ends. */
export async function lockPictures(tx: Transaction, id: number): Promise<PictureCopy[]> {
  const [row] = await tx
    .select({ pictures: designs.pictures })
    .from(designs)
    .where(eq(designs.id, id))
    .for('update');
  return row?.pictures ?? [];
}

export async function setPictures(
  tx: Transaction,
  id: number,
  pictures: readonly PictureCopy[],
): Promise<void> {
  await tx
    .update(designs)
    .set({ pictures: [...pictures] })
    .where(eq(designs.id, id));
}
