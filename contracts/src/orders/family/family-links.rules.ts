import { sentence } from '#contracts/words/sentence.ts';
/** The lifetimes that can be chosen for a family link, in days. */
export const familyLinkDays = [7, 30, 90] as const;
export type FamilyLinkDays = (typeof familyLinkDays)[number];

/** The most open family links per order. */
export const mostFamilyLinks = 5;

/** Messages used only by the server. */
export const familyLinkSentences = {
  days: sentence('orders.familyDays'),
  closed: sentence('orders.familyClosed'),
  tooMany: sentence('orders.familyTooMany'),
} as const;
