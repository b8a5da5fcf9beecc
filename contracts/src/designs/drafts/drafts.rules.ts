/** How many unfinished designs one maker keeps. */
export const mostDrafts = 20;

/** A draft that nobody has written in for so long goes. */
export const draftDays = 90;

/** So many days before, its maker is told; it stays at least as long after that. */
export const draftWarningDays = 7;

export const draftSentences = {
  full: `You have ${mostDrafts} drafts already. Publish or delete one of them to begin another.`,
  published:
    'This draft was published before, in other words. Find the design in your dashboard and change it there.',
  meanwhile: 'This draft was changed in another window or on another device since you opened it.',
} as const;
