import * as z from 'zod/mini';
import { cannedAnswerFields } from '#contracts/admin/complaints/canned-answers.contract.ts';

/**
 * The typed words, and the saved ones they were based on, so that a restored draft does not overwrite another admin's
 * changes.
 */
export const cannedAnswerForm = z.extend(cannedAnswerFields, {
  seenTitle: z.string(),
  seenContent: z.string(),
});
export type CannedAnswerForm = z.output<typeof cannedAnswerForm>;

export const noCannedAnswer: CannedAnswerForm = { title: '', content: '', seenTitle: '', seenContent: '' };
