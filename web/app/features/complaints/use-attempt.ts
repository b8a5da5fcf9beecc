import { useRef } from 'react';
import { newAttemptKey } from '#web/platform/api/new-attempt-key.ts';

/** The key of an attempt: the same while what is sent stays the same, so that trying again sends it once. */
export function useAttempt() {
  const last = useRef({ sent: '', key: '' });
  return (words: Record<string, string>, files: readonly File[]): string => {
    const sent = JSON.stringify([
      words,
      files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ]);
    if (last.current.sent !== sent) last.current = { sent, key: newAttemptKey() };
    return last.current.key;
  };
}
