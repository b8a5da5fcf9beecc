import type { CannedAnswer } from '#contracts/admin/complaints/canned-answers.contract.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { readCannedAnswers } from './canned-answers.queries.ts';

/** All canned answers of the desk, by title. */
export function listAnswers(executor: Executor): Promise<CannedAnswer[]> {
  return readCannedAnswers(executor);
}
