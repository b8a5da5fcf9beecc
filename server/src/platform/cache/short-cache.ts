/** Values that may be a little old. Callers that ask while one is being loaded share that load. */
export interface ShortCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
}

interface Entry<Value> {
  value: Promise<Value>;
  /** On the clock of `performance.now()`. */
  until: number;
}

/** Keeps at most `most` values for `seconds` each, counted from the start of the load. Failures are not kept. */
export function makeShortCache<Value>({
  seconds,
  most,
}: {
  seconds: number;
  most: number;
}): ShortCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  function keep(key: string, value: Promise<Value>, now: number): void {
    // Deleting first moves the key to the young end, so that the first key is always the oldest.
    entries.delete(key);
    if (entries.size >= most) {
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    }
    const entry = { value, until: now + seconds * 1000 };
    entries.set(key, entry);
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
  }

  return {
    get(key, load) {
      const now = performance.now();
      const kept = entries.get(key);
      if (kept && kept.until > now) return kept.value;
      const value = load();
      keep(key, value, now);
      return value;
    },
  };
}
