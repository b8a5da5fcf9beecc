/** How many unfinished designs one maker keeps. */
export const mostDrafts = 20;

/** A draft that nobody has written in for so long goes. */
export const draftDays = 90;

export const draftSentences = {
  full: `You have ${mostDrafts} drafts already. Publish or delete one of them to begin another.`,
  meanwhile: 'This draft was changed in another window or on another device since you opened it.',
} as const;
