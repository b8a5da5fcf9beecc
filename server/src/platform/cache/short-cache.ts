import { LRUCache } from 'lru-cache';

const megabyte = 1024 * 1024;
const sweepMs = 2000;
/** What an entry costs beside its key and its value, roughly. */
const entryBytes = 400;

/** The memory that all short caches of a process share. The least recently used entries of all make room. */
export type CacheRoom = LRUCache<string, object>;

/** Nothing is kept with 0 megabytes. */
export function makeCacheRoom(megabytes = 32): CacheRoom {
  // It has no bound of 0, and no entry is smaller than this one.
  const maxSize = Math.max(1, Math.floor(megabytes * megabyte));
  const room: CacheRoom = new LRUCache({ maxSize, perf: performance });
  // By itself it lets go of what is too old only when that is asked for.
  setInterval(() => room.purgeStale(), sweepMs).unref();
  return room;
}

/** Values that may be a little old. Callers that ask while one is being loaded share that load. */
export interface ShortCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Whether a value that is still good, or its load, is there to be shared. */
  has(key: string): boolean;
}

interface Settings<Value> {
  room: CacheRoom;
  /** How long a value is good, counted from the end of its load. */
  seconds: number;
  /** In bytes, roughly. */
  sizeOf(value: Value): number;
  /** Values that are for those who wait and for nobody after them; without it every value is kept. */
  keeps?(value: Value): boolean;
}

let caches = 0;

/** Failures are not kept. */
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
      // In a promise, so that a load that throws at once fails after `get` has noted it.
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
