import { sentence } from '#contracts/words/sentence.ts';
/** The request header that names one attempt at a call, so that sending it twice is doing it once. */
export const idempotencyHeader = 'idempotency-key';

/** Every printable ASCII sign but the space. */
export const idempotencyKeyPattern = '^[!-~]{1,200}$';

export const idempotencyKeySentences = {
  malformed: sentence('platform.keyShape'),
  missing: sentence('platform.keyNeeded'),
  otherWords: sentence('platform.otherWords'),
  otherRefund: sentence('platform.otherRefund'),
} as const;
