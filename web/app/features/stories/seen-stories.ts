import { makeListeners } from '#web/platform/store/store.ts';

/**
 * Which stories have been watched in this browser, above whatever the tray was told. For visitors it is all there
 * is, so it is kept in the browser until the stories are over.
 */
const key = 'tanabana_seen_stories';
const day = 24 * 3_600_000;

/** Story id → when it was seen, in milliseconds since 1970. Null until it is first asked for. */
let seen: ReadonlyMap<number, number> | null = null;
const nothing: ReadonlyMap<number, number> = new Map();
const changes = makeListeners();

export function seenStories(): ReadonlyMap<number, number> {
  seen ??= read();
  return seen;
}

/** On the server, and while the page is being taken over from it, nothing is known. */
export function seenOnServer(): ReadonlyMap<number, number> {
  return nothing;
}

export const subscribeToSeen = changes.subscribe;

/** `keep` beyond the page: of members the server knows it, and the next to sign in here need not. */
export function noteSeen(storyId: number, { keep }: { keep: boolean }): void {
  const before = seenStories();
  if (before.has(storyId)) return;
  seen = new Map(before).set(storyId, Date.now());
  changes.notify();
  if (!keep) return;
  try {
    localStorage.setItem(key, JSON.stringify([...seen]));
  } catch {
    // A browser that forbids storage forgets with the page.
  }
}

function read(): ReadonlyMap<number, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const pairs = Array.isArray(kept) ? kept.filter(isPair) : [];
    return new Map(pairs.filter(([, at]) => Date.now() - at < day));
  } catch {
    return new Map();
  }
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';
}
