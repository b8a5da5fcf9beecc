import { useSyncExternalStore } from 'react';
import { makeListeners } from '#web/platform/store/store.ts';
import type { Mark } from './serial-toggle.ts';

/** What an answer of the API says of a design's mark. */
export interface ServerMark extends Mark {
  /** `settledMarks()` when that answer was asked for. */
  asOf: number;
}

interface Overlaid {
  mark: Mark;
  /** Its place among the settled ones; null while the server is still being asked. */
  settled: number | null;
}

/**
 * The marks this page has changed, above whatever the feed or a design page was sent: one place, so that a
 * heart pressed in one of them is red in the other. Written only by presses, so it is empty on the server.
 */
const overlay = new Map<string, Overlaid>();
const changes = makeListeners();
let settledCount = 0;

/**
 * How many marks have settled. Counted rather than timed: an answer asked for before a mark settled may arrive
 * after it, and the clocks of server and browser differ.
 */
export function settledMarks(): number {
  return settledCount;
}

export function showMark(key: string, mark: Mark): void {
  write(key, { mark, settled: null });
}

/** Keeps the server's word, or falls back to what the server said when there is none. */
export function settleMark(key: string, mark: Mark | null): void {
  settledCount += 1;
  write(key, mark === null ? undefined : { mark, settled: settledCount });
}

export function overlaid(key: string): Overlaid | undefined {
  return overlay.get(key);
}

/** What to draw: a change under way or settled since the answer was asked for, else the answer. */
export function markToShow(fromServer: ServerMark, over: Overlaid | undefined): Mark {
  if (over === undefined) return fromServer;
  return over.settled === null || over.settled > fromServer.asOf ? over.mark : fromServer;
}

export const subscribeToMarks = changes.subscribe;

/** What the server said of a mark, or what this page has changed of it since. */
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
