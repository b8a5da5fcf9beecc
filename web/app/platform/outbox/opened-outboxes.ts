import { useSyncExternalStore } from 'react';
import { makeListeners } from '#web/platform/store/store.ts';
import type { Outbox } from './outbox.ts';
import type { Waiting } from './waiting.ts';

/** The loaded outboxes, by person. A separate file, so that the first page does not load the outbox itself. */
const opened = new Map<number, Outbox>();
const changes = makeListeners();

export const openedOutbox = (userId: number): Outbox | null => opened.get(userId) ?? null;

export function noteOpened(userId: number, outbox: Outbox): void {
  opened.set(userId, outbox);
  // Deferred, because an outbox may be opened while a component renders.
  queueMicrotask(changes.notify);
}

const nothing: readonly Waiting[] = [];
const never = () => () => undefined;

/** A person's outbox and its entries, once loaded; empty for visitors and during server rendering. */
export function useOpenedOutbox(userId: number | null): { outbox: Outbox | null; list: readonly Waiting[] } {
  const outbox = useSyncExternalStore(
    changes.subscribe,
    () => (userId === null ? null : openedOutbox(userId)),
    () => null,
  );
  const list = useSyncExternalStore(
    outbox?.subscribe ?? never,
    () => outbox?.list() ?? nothing,
    () => nothing,
  );
  return { outbox, list };
}
