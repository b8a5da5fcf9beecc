/** In which orders the reviews of a design are shown; the first one is the usual. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;

/** Whose reviews a list may hold: of people who paid for the design and did not get all of it back, or of others. */
export const reviewers = ['buyers', 'others'] as const;
