import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;
const sweepMs = 2000;
/** Approximate overhead of an entry in bytes, without its key and value. */
const entryBytes = 400;

/**
 * The memory that all short caches of a process share. The least recently used entries of all caches are evicted
 * first.
 */
export type CacheRoom = LRUCache<string, object>;

/** With 0 megabytes nothing is cached. */
export function makeCacheRoom(megabytes = 32): CacheRoom {
  // `maxSize` must not be 0, and no entry is as small as 1 byte.
  const maxSize = Math.max(1, Math.floor(megabytes * megabyte));
  const room: CacheRoom = new LRUCache({ maxSize, perf: performance });
  // LRUCache removes expired entries only when it is asked to.
  setInterval(() => room.purgeStale(), sweepMs).unref();
  return room;
}

/** A cache of values that may be slightly stale. Concurrent callers share one load. */
export interface ShortCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Whether a fresh value or a load in progress exists for the key. */
  has(key: string): boolean;
}

interface Settings<Value> {
  room: CacheRoom;
  /** How long a value is fresh, counted from the end of its load. */
  seconds: number;
  /** Approximate size in bytes. */
  sizeOf(value: Value): number;
  /** False for values that are returned to the waiting callers but not cached. By default every value is cached. */
  keeps?(value: Value): boolean;
}

let caches = 0;

/** Failures are not cached. */
export function makeShortCache<Value>({
  room,
  seconds,
  sizeOf,
  keeps = () => true,
}: Settings<Value>): ShortCache<Value> {
  const prefix = `${++caches} `;
  const loading = new Map<string, Promise<Value>>();

  async function loadAndKeep(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      // Inside a promise, so that a load that throws synchronously fails after `get` has registered it.
      const value = await Promise.resolve().then(load);
      const size = entryBytes + 2 * key.length + sizeOf(value);
      if (keeps(value)) room.set(prefix + key, { value }, { ttl: seconds * 1000, size });
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    async get(key, load) {
      const kept = room.get(prefix + key) as { value: Value } | undefined;
      if (kept) return kept.value;
      const underWay = loading.get(key) ?? loadAndKeep(key, load);
      loading.set(key, underWay);
      return underWay;
    },
    has: (key) => loading.has(key) || room.has(prefix + key),
  };
}
