import * as z from 'zod/mini';
import { cannedAnswerFields } from '#contracts/admin/complaints/canned-answers.contract.ts';

/** What is typed, with what stood there then: words that were kept meanwhile do not go over those of another admin. */
export const cannedAnswerForm = z.extend(cannedAnswerFields, {
  seenTitle: z.string(),
  seenContent: z.string(),
});
export type CannedAnswerForm = z.output<typeof cannedAnswerForm>;

export const noCannedAnswer: CannedAnswerForm = { title: '', content: '', seenTitle: '', seenContent: '' };
