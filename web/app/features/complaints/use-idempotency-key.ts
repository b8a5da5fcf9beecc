import { useRef } from 'react';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';

/** The key of an attempt: the same while what is sent stays the same, so that trying again sends it once. */
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
