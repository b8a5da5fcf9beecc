import { makeListeners } from '#web/platform/store/store.ts';

/**
 * Stories seen in this browser, in addition to what the server's tray says. For visitors it is the only record, so it
 * is stored in the browser until the stories expire.
 */
const key = 'tanabana_seen_stories';
const day = 24 * 3_600_000;

/** Story id → when it was seen, in milliseconds since 1970. Null until first read. */
let seen: ReadonlyMap<number, number> | null = null;
const nothing: ReadonlyMap<number, number> = new Map();
const changes = makeListeners();

export function seenStories(): ReadonlyMap<number, number> {
  seen ??= read();
  return seen;
}

/** Empty on the server and during hydration. */
export function seenOnServer(): ReadonlyMap<number, number> {
  return nothing;
}

export const subscribeToSeen = changes.subscribe;

/**
 * `keep` stores it beyond the page. Not for signed-in people: the server stores it, and the next person in this
 * browser need not know.
 */
export function noteSeen(storyId: number, { keep }: { keep: boolean }): void {
  const before = seenStories();
  if (before.has(storyId)) return;
  seen = new Map(before).set(storyId, Date.now());
  changes.notify();
  if (!keep) return;
  try {
    localStorage.setItem(key, JSON.stringify([...seen]));
  } catch {
    // If storage is blocked, it is lost with the page.
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
