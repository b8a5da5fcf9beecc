import { useRef } from 'react';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';

/**
 * The idempotency key of an attempt. It stays the same while the content is unchanged, so that a retry is not sent
 * twice.
 */
export function useIdempotencyKey() {
  const last = useRef({ sent: '', idempotencyKey: '' });
  return (words: Record<string, string>, files: readonly File[]): string => {
    const sent = JSON.stringify([
      words,
      files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ]);
    if (last.current.sent !== sent) last.current = { sent, idempotencyKey: newIdempotencyKey() };
    return last.current.idempotencyKey;
  };
}
