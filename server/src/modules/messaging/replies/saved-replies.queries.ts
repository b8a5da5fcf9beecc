import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { savedReplies } from './saved-replies.tables.ts';

export interface ReplyWords {
  title: string;
  content: string;
}

export interface SavedReplyRow extends ReplyWords {
  id: number;
}

const columns = { id: savedReplies.id, title: savedReplies.title, content: savedReplies.content };
const ownReply = (userId: number, id: number) =>
  and(eq(savedReplies.id, id), eq(savedReplies.userId, userId));

/** All saved replies of a person, by title. Their number is limited. */
export async function readSavedReplies(executor: Executor, userId: number): Promise<SavedReplyRow[]> {
  return executor
    .select(columns)
    .from(savedReplies)
    .where(eq(savedReplies.userId, userId))
    .orderBy(asc(savedReplies.title), asc(savedReplies.id));
}

export async function countSavedReplies(tx: Transaction, userId: number): Promise<number> {
  return tx.$count(savedReplies, eq(savedReplies.userId, userId));
}

/** Returns false if the title is taken. */
export async function insertSavedReply(tx: Transaction, userId: number, words: ReplyWords): Promise<boolean> {
  const rows = await tx
    .insert(savedReplies)
    .values({ userId, ...words })
    .onConflictDoNothing()
    .returning({ id: savedReplies.id });
  return rows.length > 0;
}

/** Returns false if they have no such reply. Throws a unique violation if the title is taken. */
export async function updateSavedReply(
  executor: Executor,
  userId: number,
  id: number,
  words: ReplyWords,
): Promise<boolean> {
  const rows = await executor
    .update(savedReplies)
    .set(words)
    .where(ownReply(userId, id))
    .returning({ id: savedReplies.id });
  return rows.length > 0;
}

/** Returns false if they have no such reply. */
export async function removeSavedReply(executor: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await executor
    .delete(savedReplies)
    .where(ownReply(userId, id))
    .returning({ id: savedReplies.id });
  return rows.length > 0;
}
