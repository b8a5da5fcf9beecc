import type { CacheRoom } from './cache-room.ts';

/** Values that may be a little old. Callers that ask while one is being loaded share that load. */
export interface ShortCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  /** Whether a value that is still good, or its load, is there to be shared. */
  has(key: string): boolean;
  /** Whether this value is the one that is there, and still good. */
  holds(key: string, value: Value): boolean;
  /** Counts the bytes of a value again that has grown since it was loaded. */
  recount(key: string, value: Value): void;
}

interface Settings<Value> {
  /** Where the values lie: one bound in bytes for all caches together. */
  room: CacheRoom;
  /** How long a value is good, counted from the start of its load. */
  seconds: number;
  /** In bytes, roughly. */
  sizeOf(value: Value): number;
  /** Values that are for those who wait and for nobody after them; without it every value is kept. */
  keeps?(value: Value): boolean;
  /**
   * Keeps a value only when its key is asked for again while it would be good. Where most keys are asked for
   * once, keeping every value would cost more in garbage collection than the few hits save.
   */
  onlyAskedAgain?: boolean;
}

/** Failures are not kept. */
export function makeShortCache<Value>({
  room,
  seconds,
  sizeOf,
  keeps = () => true,
  onlyAskedAgain = false,
}: Settings<Value>): ShortCache<Value> {
  const entries = room.openCache<Value>();

  return {
    get(key, load) {
      const now = performance.now();
      const known = entries.find(key);
      const isKnown = known !== undefined && known.until > now;
      if (isKnown && known.value) {
        known.isShared = true;
        return known.value;
      }
      const value = load();
      const entry = entries.put({
        key,
        value,
        isShared: isKnown || !onlyAskedAgain,
        until: now + seconds * 1000,
      });
      value.then(
        (loaded) => {
          if (!keeps(loaded)) return entries.drop(entry);
          if (!entry.isShared) {
            entry.value = undefined;
            return;
          }
          entry.loaded = loaded;
          entries.count(entry, sizeOf(loaded));
        },
        () => entries.drop(entry),
      );
      return value;
    },
    has(key) {
      const known = entries.find(key);
      return known?.value !== undefined && known.until > performance.now();
    },
    holds(key, value) {
      const known = entries.find(key);
      return known?.loaded === value && known.until > performance.now();
    },
    recount(key, value) {
      const known = entries.find(key);
      if (known !== undefined && known.loaded === value) entries.count(known, sizeOf(value));
    },
  };
}
