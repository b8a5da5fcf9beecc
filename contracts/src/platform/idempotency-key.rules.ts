/** The request header that names one attempt at a call, so that sending it twice is doing it once. */
export const idempotencyHeader = 'idempotency-key';

/** Every printable ASCII sign but the space. */
export const idempotencyKeyPattern = '^[!-~]{1,200}$';

export const idempotencyKeySentences = {
  malformed: 'An Idempotency-Key is 1 to 200 letters, digits and signs.',
  missing: 'This call needs an Idempotency-Key, so that sending it twice is doing it once.',
  otherWords: 'This was sent before in other words. Please reload the page and send it again.',
  otherRefund:
    'This was sent before in other words, and that refund was made. Please look at the refunds of this order before you send another.',
} as const;
