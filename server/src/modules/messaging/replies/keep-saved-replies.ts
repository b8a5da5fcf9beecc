import type { SavedReply } from '#contracts/messaging/replies/saved-replies.contract.ts';
import { savedReplyLimits, savedReplySentences } from '#contracts/messaging/replies/saved-replies.rules.ts';
import { lockStandings } from '#server/modules/accounts/public.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import {
  countSavedReplies,
  insertSavedReply,
  type ReplyWords,
  readSavedReplies,
  removeSavedReply,
  updateSavedReply,
} from './saved-replies.queries.ts';

type Db = Pick<Services, 'db'>;

const uniqueViolation = '23505';

/** The saved replies of a person, by title. */
export function listReplies(executor: Executor, userId: number): Promise<SavedReply[]> {
  return readSavedReplies(executor, userId);
}

/** Throws INVALID_INPUT if the title is taken, CONFLICT if there are too many. */
export async function addReply({ db }: Db, userId: number, words: ReplyWords): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Serializes concurrent additions, so that the count is right.
    await lockStandings(tx, [[userId]]);
    if ((await countSavedReplies(tx, userId)) >= savedReplyLimits.most)
      throw new AppError('CONFLICT', savedReplySentences.full);
    if (!(await insertSavedReply(tx, userId, words))) throw titleTaken();
  });
}

/** Throws NOT_FOUND for another person's reply, INVALID_INPUT if the title is taken. */
export async function changeReply(
  { db }: Db,
  userId: number,
  { id, words }: { id: number; words: ReplyWords },
): Promise<void> {
  const isThere = await updateSavedReply(db, userId, id, words).catch((error: unknown) => {
    throw codeOf(error) === uniqueViolation ? titleTaken() : error;
  });
  if (!isThere) throw notFound('messaging.replyMissing');
}

/** Throws NOT_FOUND for another person's reply. */
export async function deleteReply({ db }: Db, userId: number, id: number): Promise<void> {
  if (!(await removeSavedReply(db, userId, id))) throw notFound('messaging.replyMissing');
}

const titleTaken = () => invalidInput({ title: savedReplySentences.titleTaken });
