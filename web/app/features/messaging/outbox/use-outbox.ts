import { useMemo, useSyncExternalStore } from 'react';
import type { Waiting } from './outbox.ts';
import { outboxOf } from './outbox-of.ts';

const nothing: readonly Waiting[] = [];

/** What waits to be sent to a person; empty during server rendering. */
export function useWaiting(userId: number, receiverId: number): readonly Waiting[] {
  const all = useSyncExternalStore(
    (listener) => outboxOf(userId).subscribe(listener),
    () => outboxOf(userId).list(),
    () => nothing,
  );
  return useMemo(() => all.filter((one) => one.receiverId === receiverId), [all, receiverId]);
}
