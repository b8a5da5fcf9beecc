import * as z from 'zod/mini';
import { actReasonLimits, actSentences, longestAdminSearch } from './audit/acts.rules.ts';

/** Why an admin acts; nothing is done without it. */
export const actReason = z
  .string(actSentences.reasonMissing)
  .check(
    z.trim(),
    z.minLength(actReasonLimits.shortest, actSentences.reasonMissing),
    z.maxLength(actReasonLimits.longest, actSentences.reasonTooLong),
  );

/** What every list of the administration takes: words to look for, and where its next page begins. */
export const adminPage = {
  q: z._default(z.string().check(z.trim(), z.maxLength(longestAdminSearch)), ''),
  /** `nextCursor` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(80))),
};

/** Rows of one page of such a list. */
export const adminPageSize = 30;
