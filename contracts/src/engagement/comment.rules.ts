import { sentence } from '#contracts/words/sentence.ts';
export const longestComment = 1000;
export const mostMentions = 5;
export const repliesPageSize = 10;
/** The most people suggested after an @. */
export const mostSuggested = 6;

/** Shared by the comment box and the server. */
export const commentSentences = {
  empty: sentence('engagement.writeComment'),
  tooLong: sentence('engagement.commentLong'),
  blocked: sentence('engagement.commentBlocked'),
  blockedAnswer: sentence('engagement.answerBlocked'),
  tooManyMentions: sentence('engagement.commentNames'),
} as const;
