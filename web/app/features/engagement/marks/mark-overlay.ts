import { useSyncExternalStore } from 'react';
import { makeListeners } from '#web/platform/store/store.ts';
import type { Mark } from './serial-toggle.ts';

/** A design's mark as an API reply states it. */
export interface ServerMark extends Mark {
  /** `settledMarks()` when the reply was requested. */
  asOf: number;
}

interface Overlaid {
  mark: Mark;
  /** The value of `settledMarks()` when it settled; null while its request is pending. */
  settled: number | null;
}

/**
 * Marks changed on this page, which override the replies that the feed and other pages hold, so that all of them
 * agree. Written only by presses and sent requests, so it is empty on the server.
 */
const overlay = new Map<string, Overlaid>();
const changes = makeListeners();
let settledCount = 0;

/**
 * The number of settled marks. A counter instead of a time: a reply requested before a mark settled may arrive after
 * it, and the clocks of server and browser differ.
 */
export function settledMarks(): number {
  return settledCount;
}

export function showMark(key: string, mark: Mark): void {
  write(key, { mark, settled: null });
}

/** Stores the server's reply; null removes the override. */
export function settleMark(key: string, mark: Mark | null): void {
  settledCount += 1;
  write(key, mark === null ? undefined : { mark, settled: settledCount });
}

export function overlaid(key: string): Overlaid | undefined {
  return overlay.get(key);
}

/** The mark to show: a change that is pending or settled after the reply was requested, otherwise the reply. */
export function markToShow(fromServer: ServerMark, over: Overlaid | undefined): Mark {
  if (over === undefined) return fromServer;
  return over.settled === null || over.settled > fromServer.asOf ? over.mark : fromServer;
}

export const subscribeToMarks = changes.subscribe;

/** The mark to show, kept up to date with changes on this page. */
export function useMark(key: string, fromServer: ServerMark): Mark {
  const over = useSyncExternalStore(
    subscribeToMarks,
    () => overlaid(key),
    () => undefined,
  );
  return markToShow(fromServer, over);
}

function write(key: string, value: Overlaid | undefined): void {
  if (value === undefined) overlay.delete(key);
  else overlay.set(key, value);
  changes.notify();
}
