export const longestComment = 1000;
export const mostMentions = 5;
export const repliesPageSize = 10;
/** People suggested behind an @. */
export const mostSuggested = 6;

/** Said by the comment box and by the server alike. */
export const commentSentences = {
  empty: 'Please write a comment first.',
  tooLong: 'A comment has at most 1,000 characters. Please shorten it.',
  blocked: 'You cannot comment on this design.',
  blockedAnswer: 'You cannot answer this comment.',
  tooManyMentions: 'A comment names at most 5 people. Please take some out.',
} as const;
