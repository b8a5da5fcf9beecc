/** How long a link for the family may be open, in days. */
export const familyLinkDays = [7, 30, 90] as const;
export type FamilyLinkDays = (typeof familyLinkDays)[number];

/** How many links of an order may be open at a time. */
export const mostFamilyLinks = 5;

/** Said by the server. */
export const familyLinkSentences = {
  days: 'Please choose 7, 30 or 90 days.',
  closed: 'The making can be shared once the advance is paid, and not after the order was cancelled.',
  tooMany: 'Five links of this order are open already. Please end one of them first.',
} as const;
