import { sentence } from '#contracts/sentences/sentence.ts';
export const longestComment = 1000;
export const mostMentions = 5;
export const repliesPageSize = 10;
/** People suggested behind an @. */
export const mostSuggested = 6;

/** Said by the comment box and by the server alike. */
export const commentSentences = {
  empty: sentence('engagement.writeComment'),
  tooLong: sentence('engagement.commentLong'),
  blocked: sentence('engagement.commentBlocked'),
  blockedAnswer: sentence('engagement.answerBlocked'),
  tooManyMentions: sentence('engagement.commentNames'),
} as const;
