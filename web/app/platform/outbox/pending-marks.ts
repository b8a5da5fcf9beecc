import { useSyncExternalStore } from 'react';
import { makeStore } from '#web/platform/store/store.ts';

/**
 * Likes, saves and follows that wait in the outbox, by subject; shown as if already sent. Filled by the outbox once
 * it is loaded, so that the first page does not wait for it.
 */
const pendingMarks = makeStore<ReadonlyMap<string, boolean>>(new Map());

export const setPendingMarks = pendingMarks.set;

export const pendingMarkOf = (subject: string): boolean | undefined => pendingMarks.get().get(subject);

export function usePendingMark(subject: string): boolean | undefined {
  return useSyncExternalStore(
    pendingMarks.subscribe,
    () => pendingMarkOf(subject),
    () => undefined,
  );
}
