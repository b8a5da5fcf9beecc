import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { cannedAnswers } from './canned-answers.tables.ts';

interface Words {
  title: string;
  content: string;
}

export interface CannedAnswerRow extends Words {
  id: number;
}

const columns = { id: cannedAnswers.id, title: cannedAnswers.title, content: cannedAnswers.content };

/** All answers by title; their number is limited. */
export async function readCannedAnswers(executor: Executor): Promise<CannedAnswerRow[]> {
  return executor
    .select(columns)
    .from(cannedAnswers)
    .orderBy(asc(cannedAnswers.title), asc(cannedAnswers.id));
}

export async function countCannedAnswers(tx: Transaction): Promise<number> {
  return tx.$count(cannedAnswers);
}

/** Undefined if the title is taken. */
export async function insertCannedAnswer(tx: Transaction, words: Words): Promise<number | undefined> {
  const [row] = await tx
    .insert(cannedAnswers)
    .values(words)
    .onConflictDoNothing()
    .returning({ id: cannedAnswers.id });
  return row?.id;
}

export async function lockCannedAnswer(tx: Transaction, id: number): Promise<CannedAnswerRow | undefined> {
  const [row] = await tx.select(columns).from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update');
  return row;
}

/** Throws a unique violation if the title is taken. */
export async function updateCannedAnswer(tx: Transaction, id: number, words: Words): Promise<void> {
  await tx.update(cannedAnswers).set(words).where(eq(cannedAnswers.id, id));
}

export async function removeCannedAnswer(tx: Transaction, id: number): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
}
