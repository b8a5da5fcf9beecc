import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, requiredLines, requiredText } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { cannedAnswerLimits, cannedAnswerSentences, hasOnlyKnownPlaceholders } from './complaints.rules.ts';

const cannedAnswer = z.object({ id: idOut, title: z.string(), content: z.string() });
export type CannedAnswer = z.output<typeof cannedAnswer>;

const reply = z.object({ ...successMessage, answers: z.array(cannedAnswer) });

/** The fields of the form. */
export const cannedAnswerFields = z.object({
  title: requiredText(rule(cannedAnswerSentences.noTitle), cannedAnswerLimits.title),
  content: requiredLines(rule(cannedAnswerSentences.noContent), cannedAnswerLimits.content).check(
    z.refine(hasOnlyKnownPlaceholders, rule(cannedAnswerSentences.unknownPlaceholder)),
  ),
});

/** The state that the admin saw; CONFLICT if it has changed since. */
const seen = z.object({ title: z.string(), content: z.string() });

export const listCannedAnswers = endpoint({
  method: 'GET',
  path: '/api/admin/canned-answers',
  access: 'admin',
  tag: 'admin',
  summary: 'The answers that the desk keeps, by title',
  reply: z.object({ success: z.literal(true), answers: z.array(cannedAnswer) }),
});

export const addCannedAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/canned-answers',
  access: 'admin',
  tag: 'admin',
  summary: 'Keep an answer; {name} and {ticket} are filled in where it is used',
  body: cannedAnswerFields,
  reply,
});

export const changeCannedAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/canned-answers/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'Change a kept answer',
  params: z.object({ id }),
  body: z.extend(cannedAnswerFields, { seen }),
  reply,
});

export const deleteCannedAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/canned-answers/:id/delete',
  access: 'admin',
  tag: 'admin',
  summary: 'Delete a kept answer',
  params: z.object({ id }),
  body: z.object({ seen }),
  reply,
});
