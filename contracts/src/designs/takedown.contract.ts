import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, instant } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { manyLines } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { appealLimits, takedownSentences } from './takedown.rules.ts';

/** Why an admin has hidden a design, and the maker's appeal. */
export const takedown = z.object({
  reason: z.string(),
  hiddenAt: instant,
  appeal: z.nullable(
    z.object({
      words: z.string(),
      sentAt: instant,
      /** Why the appeal was refused; null while it is undecided. */
      answer: z.nullable(z.string()),
    }),
  ),
});
export type Takedown = z.output<typeof takedown>;

export const appealTakedown = endpoint({
  method: 'POST',
  path: '/api/design/appeal/:id',
  access: 'member',
  whileSuspended: true,
  tag: 'designs',
  summary: 'Say once why one’s own design, which an admin has hidden, should be shown again',
  params: z.object({ id }),
  body: z.object({
    words: z
      .string(rule(takedownSentences.appealShort))
      .check(
        manyLines,
        z.minLength(appealLimits.shortest, rule(takedownSentences.appealShort)),
        z.maxLength(appealLimits.longest, rule(takedownSentences.appealLong)),
      ),
  }),
  reply: z.object({ ...successMessage, takedown }),
});
