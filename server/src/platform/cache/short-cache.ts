/** Values that may be a little old. Callers that ask while one is being loaded share that load. */
export interface ShortCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

interface Settings {
  /** How long a value is good, counted from the start of its load. */
  seconds: number;
  most: number;
  /**
   * Keeps a value only when its key is asked for again while it would be good. Where most keys are asked for
   * once, keeping every value would cost more in garbage collection than the few hits save.
   */
  onlyAskedAgain?: boolean;
}

interface Entry<Value> {
  /** Undefined once the value was let go: the key has been asked for and nothing more. */
  value: Promise<Value> | undefined;
  isShared: boolean;
  /** On the clock of `performance.now()`. */
  until: number;
}

/** Failures are not kept. Beyond `most` keys the oldest make room. */
export function makeShortCache<Value>({
  seconds,
  most,
  onlyAskedAgain = false,
}: Settings): ShortCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  function remember(key: string, entry: Entry<Value>): void {
    // Deleting first moves the key to the young end, so that the first key is always the oldest.
    entries.delete(key);
    const [oldest] = entries.size >= most ? entries.keys() : [];
    if (oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
  }

  return {
    get(key, load) {
      const now = performance.now();
      const known = entries.get(key);
      const isKnown = known !== undefined && known.until > now;
      if (isKnown && known.value) {
        known.isShared = true;
        return known.value;
      }
      const value = load();
      const entry: Entry<Value> = {
        value,
        isShared: isKnown || !onlyAskedAgain,
        until: now + seconds * 1000,
      };
      remember(key, entry);
      value.then(
        () => {
          if (!entry.isShared) entry.value = undefined;
        },
        () => {
          if (entries.get(key) === entry) entries.delete(key);
        },
      );
      return value;
    },
  };
}
