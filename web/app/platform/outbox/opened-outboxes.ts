import { useSyncExternalStore } from 'react';
import { makeListeners } from '#web/platform/store/store.ts';
import type { Outbox } from './outbox.ts';
import type { Waiting } from './waiting.ts';

/** The outboxes that this page has fetched, by person: in a file of its own, so that the first page can do without them. */
const opened = new Map<number, Outbox>();
const changes = makeListeners();

export const openedOutbox = (userId: number): Outbox | null => opened.get(userId) ?? null;

export function noteOpened(userId: number, outbox: Outbox): void {
  opened.set(userId, outbox);
  // Later, as an outbox is also opened by a screen that is being drawn.
  queueMicrotask(changes.notify);
}

const nothing: readonly Waiting[] = [];
const never = () => () => undefined;

/** A person's outbox and what waits in it, once this page has fetched it; none for visitors and while the server renders. */
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
