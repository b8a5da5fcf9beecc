import { createHash } from 'node:crypto';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import type { Sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';

/** What a request under an idempotency key is recognised by: the same words in the same order. */
export function hashOfRequest(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** Throws CONFLICT where a key that was used before comes with another request. */
export function refuseOtherWords(
  known: { requestHash: string | null },
  requestHash: string,
  refusal: Sentence = idempotencyKeySentences.otherWords,
): void {
  // Of what was made before hashes were kept, every repeat is the same.
  if (known.requestHash !== null && known.requestHash !== requestHash)
    throw new AppError('CONFLICT', refusal);
}
