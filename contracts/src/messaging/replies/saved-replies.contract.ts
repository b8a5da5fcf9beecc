import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, requiredLines, requiredText } from '#contracts/platform/fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { hasOnlyName, savedReplyLimits, savedReplySentences } from './saved-replies.rules.ts';

const savedReply = z.object({ id: idOut, title: z.string(), content: z.string() });
export type SavedReply = z.output<typeof savedReply>;

const reply = z.object({ success: z.literal(true), replies: z.array(savedReply) });

/** Fields of the form. */
export const savedReplyFields = z.object({
  title: requiredText(rule(savedReplySentences.noTitle), savedReplyLimits.title),
  content: requiredLines(rule(savedReplySentences.noContent), savedReplyLimits.content).check(
    z.refine(hasOnlyName, rule(savedReplySentences.unknownPlaceholder)),
  ),
});
export type SavedReplyFields = z.output<typeof savedReplyFields>;

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  access: 'member',
  tag: 'messaging',
  summary: 'The texts that the viewer keeps for their answers, by title',
  reply,
});

export const addSavedReply = endpoint({
  method: 'POST',
  path: '/api/saved-replies',
  access: 'member',
  tag: 'messaging',
  summary: 'Keep a text for answers; {name} is filled in where it is used',
  body: savedReplyFields,
  reply,
});

export const changeSavedReply = endpoint({
  method: 'PUT',
  path: '/api/saved-replies/:id',
  access: 'member',
  tag: 'messaging',
  summary: 'Change a kept text',
  params: z.object({ id }),
  body: savedReplyFields,
  reply,
});

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  access: 'member',
  tag: 'messaging',
  summary: 'Delete a kept text',
  params: z.object({ id }),
  reply,
});
