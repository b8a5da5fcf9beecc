import { useMemo, useSyncExternalStore } from 'react';
import { outboxOf } from '#web/platform/outbox/outbox-of.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import type { WaitingMessage } from './message-call.ts';
import { isMessage, messageOf } from './messages.ts';

const nothing: readonly Waiting[] = [];

/** The messages to a person that wait to be sent; empty during server rendering. */
export function useWaiting(userId: number, receiverId: number): readonly WaitingMessage[] {
  const all = useSyncExternalStore(
    (listener) => outboxOf(userId).subscribe(listener),
    () => outboxOf(userId).list(),
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
