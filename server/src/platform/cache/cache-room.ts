export const megabyte = 1024 * 1024;
const sweepMs = 1000;
/** What an entry costs beside its key and its value, roughly. */
const entryBytes = 400;

/** One remembered answer of one cache. */
export interface Entry<Value> {
  readonly key: string;
  /** Undefined once the value was let go: the key has been asked for and nothing more. */
  value: Promise<Value> | undefined;
  /** The value itself, once it is there and kept. */
  loaded?: Value;
  isShared: boolean;
  /** On the clock of `performance.now()`. */
  readonly until: number;
  bytes: number;
}

/** The entries of one cache, the oldest first. All of one cache are good for equally long. */
export interface CacheEntries<Value> {
  find(key: string): Entry<Value> | undefined;
  put(entry: Omit<Entry<Value>, 'bytes'>): Entry<Value>;
  /** Counts what the value of an entry takes, in bytes. An entry that has gone counts nothing. */
  count(entry: Entry<Value>, valueBytes: number): void;
  drop(entry: Entry<Value>): void;
}

/** The memory that all short caches of a process share. */
export interface CacheRoom {
  openCache<Value>(): CacheEntries<Value>;
  /** Bytes in use, keys and values of every cache together. */
  bytes(): number;
  entries(): number;
}

/** Beyond `mostBytes` the oldest entries of all caches make room; what is too old to be used goes within a second. */
export function makeCacheRoom(mostBytes = 64 * megabyte): CacheRoom {
  /** Every entry of every cache with the map that holds it, the oldest first. */
  const all = new Map<Entry<never>, Map<string, Entry<never>>>();
  const caches: Map<string, Entry<never>>[] = [];
  let used = 0;
  let sweeper: NodeJS.Timeout | undefined;

  function drop(entry: Entry<never>): void {
    const cache = all.get(entry);
    if (!cache) return;
    all.delete(entry);
    cache.delete(entry.key);
    used -= entry.bytes;
    if (all.size > 0 || !sweeper) return;
    clearInterval(sweeper);
    sweeper = undefined;
  }

  function makeRoom(): void {
    while (used > mostBytes) {
      const [oldest] = all.keys();
      if (oldest === undefined) return;
      drop(oldest);
    }
  }

  function sweep(): void {
    const now = performance.now();
    for (const cache of caches) {
      for (const entry of cache.values()) {
        if (entry.until > now) break;
        drop(entry);
      }
    }
  }

  function openCache<Value>(): CacheEntries<Value> {
    const entries = new Map<string, Entry<Value>>();
    // The room holds entries of every kind of value and reads none of them, so their type does not matter to it.
    const untyped = entries as unknown as Map<string, Entry<never>>;
    const dropOwn = (entry: Entry<Value>) => drop(entry as unknown as Entry<never>);
    caches.push(untyped);
    return {
      find: (key) => entries.get(key),
      put(made) {
        const before = entries.get(made.key);
        if (before) dropOwn(before);
        const entry = { ...made, bytes: entryBytes + 2 * made.key.length };
        entries.set(entry.key, entry);
        all.set(entry as unknown as Entry<never>, untyped);
        used += entry.bytes;
        makeRoom();
        sweeper ??= setInterval(sweep, sweepMs).unref();
        return entry;
      },
      count(entry, valueBytes) {
        if (entries.get(entry.key) !== entry) return;
        const bytes = entryBytes + 2 * entry.key.length + valueBytes;
        used += bytes - entry.bytes;
        entry.bytes = bytes;
        makeRoom();
      },
      drop: dropOwn,
    };
  }

  return { openCache, bytes: () => used, entries: () => all.size };
}
