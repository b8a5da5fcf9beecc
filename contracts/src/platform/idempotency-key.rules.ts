import { sentence } from '#contracts/words/sentence.ts';
/** The request header that identifies one attempt at a call, so that a retry has no further effect. */
export const idempotencyHeader = 'idempotency-key';

/** Every printable ASCII character except the space. */
export const idempotencyKeyPattern = '^[!-~]{1,200}$';

export const idempotencyKeySentences = {
  malformed: sentence('platform.keyShape'),
  missing: sentence('platform.keyNeeded'),
  otherWords: sentence('platform.otherWords'),
  otherRefund: sentence('platform.otherRefund'),
} as const;
