import * as z from 'zod/mini';
import { searchWords } from '#contracts/platform/fields.ts';
import { manyLines } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { actReasonLimits, actSentences, longestAdminSearch } from './audit/acts.rules.ts';

/** An admin's reason, which every action requires. */
export const actReason = z
  .string(rule(actSentences.reasonMissing))
  .check(
    manyLines,
    z.minLength(actReasonLimits.shortest, rule(actSentences.reasonMissing)),
    z.maxLength(actReasonLimits.longest, rule(actSentences.reasonTooLong)),
  );

/** The query of every admin list: search words and a cursor. */
export const adminPage = {
  q: searchWords(longestAdminSearch),
  /** `nextCursor` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(80))),
};

/** Rows per page. */
export const adminPageSize = 30;
