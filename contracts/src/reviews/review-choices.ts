/** Sort orders of reviews; the first one is the default. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;

/** `buyers`: people who paid for the design and were not refunded in full. `others`: everyone else. */
export const reviewers = ['buyers', 'others'] as const;
