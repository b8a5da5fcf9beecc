import type { ActFacts } from '#contracts/admin/audit/acts.rules.ts';
import { cannedAnswerLimits, cannedAnswerSentences } from '#contracts/admin/complaints/complaints.rules.ts';
import { codeOf } from '#server/platform/db/error-code.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import {
  type CannedAnswerRow,
  countCannedAnswers,
  insertCannedAnswer,
  lockCannedAnswer,
  removeCannedAnswer,
  updateCannedAnswer,
} from './canned-answers.queries.ts';

interface Words {
  title: string;
  content: string;
}

type Given = Pick<Services, 'db' | 'clock'>;

const uniqueViolation = '23505';

/** Creates an answer for all admins. Throws INVALID_INPUT if the title is taken, CONFLICT if there are too many. */
export async function addCannedAnswer(services: Given, adminId: number, words: Words): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if ((await countCannedAnswers(tx)) >= cannedAnswerLimits.most) {
      throw new AppError('CONFLICT', cannedAnswerSentences.full);
    }
    const id = await insertCannedAnswer(tx, words);
    if (id === undefined) throw titleTaken();
    await record(services, tx, adminId, {
      id,
      name: 'CANNED_ANSWER_ADDED',
      before: {},
      after: factsOf(words),
    });
  });
}

interface Change {
  id: number;
  words: Words;
  /** The version that the admin saw. */
  seen: Words;
}

/** Throws CONFLICT if it has changed or was deleted, INVALID_INPUT if the title is taken. */
export async function changeCannedAnswer(
  services: Given,
  adminId: number,
  { id, words, seen }: Change,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await holdAsSeen(tx, id, seen);
    await updateCannedAnswer(tx, id, words);
    const facts = { before: factsOf(before), after: factsOf(words) };
    await record(services, tx, adminId, { id, name: 'CANNED_ANSWER_CHANGED', ...facts });
  }).catch((error: unknown) => {
    throw codeOf(error) === uniqueViolation ? titleTaken() : error;
  });
}

/** Throws CONFLICT if it has changed or was deleted. */
export async function deleteCannedAnswer(
  services: Given,
  adminId: number,
  { id, seen }: Omit<Change, 'words'>,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await holdAsSeen(tx, id, seen);
    await removeCannedAnswer(tx, id);
    await record(services, tx, adminId, {
      id,
      name: 'CANNED_ANSWER_DELETED',
      before: factsOf(before),
      after: {},
    });
  });
}

async function holdAsSeen(tx: Transaction, id: number, seen: Words): Promise<CannedAnswerRow> {
  const held = await lockCannedAnswer(tx, id);
  if (!held) throw new AppError('CONFLICT', cannedAnswerSentences.gone);
  if (held.title !== seen.title || held.content !== seen.content) {
    throw new AppError('CONFLICT', cannedAnswerSentences.changed);
  }
  return held;
}

interface Recorded {
  id: number;
  name: 'CANNED_ANSWER_ADDED' | 'CANNED_ANSWER_CHANGED' | 'CANNED_ANSWER_DELETED';
  before: ActFacts;
  after: ActFacts;
}

async function record(
  services: Given,
  tx: Transaction,
  adminId: number,
  { id, ...act }: Recorded,
): Promise<void> {
  await recordAct(services, tx, { ...act, adminId, subject: 'CANNED_ANSWER', subjectId: id, reason: '' });
}

const factsOf = ({ title, content }: Words): ActFacts => ({ title, words: content });

const titleTaken = () => invalidInput({ title: cannedAnswerSentences.titleTaken });
