import { sentence } from '#contracts/words/sentence.ts';
/** How long a link for the family may be open, in days. */
export const familyLinkDays = [7, 30, 90] as const;
export type FamilyLinkDays = (typeof familyLinkDays)[number];

/** How many links of an order may be open at a time. */
export const mostFamilyLinks = 5;

/** Sentences of the server. */
export const familyLinkSentences = {
  days: sentence('orders.familyDays'),
  closed: sentence('orders.familyClosed'),
  tooMany: sentence('orders.familyTooMany'),
} as const;
