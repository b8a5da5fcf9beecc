import { useRef } from 'react';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';

/** A key that stays the same while the words do, because the first request may have arrived. */
export function useAttemptKey(): (words: object) => string {
  const attempt = useRef<{ key: string; words: string } | null>(null);
  return (given) => {
    const words = JSON.stringify(given);
    if (attempt.current?.words !== words) attempt.current = { key: newIdempotencyKey(), words };
    return attempt.current.key;
  };
}
