import { useMemo, useSyncExternalStore } from 'react';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import type { WaitingMessage } from './message-call.ts';
import { isMessage, messageOf, messageOutbox } from './messages.ts';

const nothing: readonly Waiting[] = [];

/** What waits to be sent to a person; empty during server rendering. */
export function useWaiting(userId: number, receiverId: number): readonly WaitingMessage[] {
  const all = useSyncExternalStore(
    (listener) => messageOutbox(userId).subscribe(listener),
    () => messageOutbox(userId).list(),
    () => nothing,
  );
  return useMemo(
    () =>
      all
        .filter(isMessage)
        .map(messageOf)
        .filter((one) => one.receiverId === receiverId),
    [all, receiverId],
  );
}
