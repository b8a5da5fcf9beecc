import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/executor.ts';
import { likes, saves } from './engagement.tables.ts';

const tables = { likes, saves } as const;

/** Marks that a person may set on a design, once each. */
export type Mark = keyof typeof tables;

interface Where {
  userId: number;
  designId: number;
}

export async function hasMark(tx: Transaction, mark: Mark, { userId, designId }: Where): Promise<boolean> {
  const table = tables[mark];
  const rows = await tx
    .select({ designId: table.designId })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.designId, designId)));
  return rows.length > 0;
}

export async function insertMark(tx: Transaction, mark: Mark, where: Where): Promise<void> {
  await tx.insert(tables[mark]).values(where);
}

export async function deleteMark(tx: Transaction, mark: Mark, { userId, designId }: Where): Promise<void> {
  const table = tables[mark];
  await tx.delete(table).where(and(eq(table.userId, userId), eq(table.designId, designId)));
}
