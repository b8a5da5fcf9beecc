import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/executor.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { designs, type PictureCopy } from './designs.tables.ts';

/**
 * Published designs whose first picture is ready and was never looked at for its dyes, the newest first.
 * Parameters: designs older than this one, how many.
 */
export const dyelessDesigns = prepared<{ id: number; key: string }, [before: number, batch: number]>(
  'designs.dyeless',
  `select d.id, m.key from designs d join media m on m.key = d.pictures -> 0 ->> 'key'
    where d.status = 'PUBLISHED' and d.pictures -> 0 -> 'dyes' is null and m.status = 'READY' and d.id < $1
    order by d.id desc limit $2`,
);

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
