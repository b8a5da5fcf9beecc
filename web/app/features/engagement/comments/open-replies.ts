import { useSyncExternalStore } from 'react';
import { makeStore } from '#web/platform/store/store.ts';

/** The comments whose replies are expanded on this page. */
const open = makeStore<ReadonlySet<number>>(new Set());

export function openReplies(commentId: number): void {
  open.set(new Set(open.get()).add(commentId));
}

export function closeReplies(commentId: number): void {
  open.set(new Set([...open.get()].filter((id) => id !== commentId)));
}

export function useRepliesOpen(commentId: number): boolean {
  return useSyncExternalStore(
    open.subscribe,
    () => open.get().has(commentId),
    () => false,
  );
}
