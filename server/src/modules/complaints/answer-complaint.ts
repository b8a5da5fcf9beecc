import { complaintLimits, complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import { statusAfterAnswer } from '#contracts/complaints/complaints.states.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { attachPictures } from './attach-pictures.ts';
import { type ComplaintReader, refuseOwn, sideOf } from './complaint-reader.ts';
import { complaintAnswered } from './complaints.events.ts';
import {
  countMessages,
  findWritten,
  insertMessage,
  insertStep,
  lockComplaint,
  setStatus,
} from './complaints.queries.ts';

interface Answer {
  complaintId: number;
  author: ComplaintReader;
  content: string;
  files: readonly ReceivedFile[];
  idempotencyKey: string | null;
}

/**
 * Writes into a complaint as one of its sides or as the desk; the first answer of anyone but the complainant takes it
 * up. `alongside` runs in the same transaction, but not for an answer that an earlier try has written. Throws
 * NOT_FOUND for a complaint of other people, FORBIDDEN for the desk in a complaint of its own, ILLEGAL_MOVE if it is
 * settled, CONFLICT if it is full or the key was used with other words.
 */
export async function answerComplaint(
  services: Services,
  answer: Answer,
  alongside?: (tx: Transaction, messageId: number) => Promise<void>,
): Promise<void> {
  await withStoredFiles(services, answer.files, () =>
    inTransaction(services.db, async (tx) => {
      const messageId = await record(services, tx, answer);
      await alongside?.(tx, messageId);
    }),
  ).catch((error: unknown) => {
    // An earlier try wrote it; the files of this try were deleted on rollback.
    if (!(error instanceof Written)) throw error;
  });
}

class Written extends Error {}

async function record(services: Services, tx: Transaction, answer: Answer): Promise<number> {
  const { complaintId, author, content, files, idempotencyKey } = answer;
  const complaint = await lockComplaint(tx, complaintId, author);
  if (!complaint) throw notFound('complaints.complaintMissing');
  refuseOwn(complaint, author);
  const written =
    idempotencyKey === null
      ? undefined
      : await findWritten(tx, { complaintId, authorId: author.id, idempotencyKey });
  if (written && written.content !== content) {
    throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
  }
  if (written) throw new Written();
  if (complaint.status === 'RESOLVED') throw new AppError('ILLEGAL_MOVE', complaintSentences.settled);
  if ((await countMessages(tx, complaintId)) >= complaintLimits.messages) {
    throw new AppError('CONFLICT', complaintSentences.full);
  }
  const now = services.clock.now();
  const side = sideOf(complaint, author);
  const messageId = await insertMessage(tx, {
    complaintId,
    authorId: author.id,
    side,
    content,
    idempotencyKey,
    createdAt: now,
  });
  await attachPictures(services, tx, author.id, { complaintId, messageId }, files);
  const to = statusAfterAnswer(complaint.status, side);
  if (to !== complaint.status) {
    const step = { complaintId, actorId: author.id, side, fromStatus: complaint.status, toStatus: to };
    await insertStep(tx, { ...step, createdAt: now });
  }
  await setStatus(tx, complaintId, { status: to, at: now, side, inWords: true });
  await services.events.publish(tx, complaintAnswered, {
    complaintId,
    messageId,
    authorId: author.id,
    side,
  });
  return messageId;
}
