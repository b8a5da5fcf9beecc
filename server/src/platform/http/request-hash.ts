import { createHash } from 'node:crypto';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';

/** Identifies a request sent with an idempotency key: the same content in the same order gives the same hash. */
export function hashOfRequest(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** Throws CONFLICT if a used key is sent again with a different request. */
export function refuseOtherWords(
  known: { requestHash: string | null },
  requestHash: string,
  refusal: Sentence = idempotencyKeySentences.otherWords,
): void {
  // Rows from before hashes were stored have none; there every repeat counts as the same request.
  if (known.requestHash !== null && known.requestHash !== requestHash)
    throw new AppError('CONFLICT', refusal);
}
