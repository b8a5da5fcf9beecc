import type { Waiting } from './waiting.ts';

export interface EntryStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): readonly string[];
}

export interface EntryStore {
  /** In the order in which they were written, in any tab. */
  list(): Waiting[];
  put(entry: Waiting): void;
  remove(nonce: string): void;
}

/**
 * The entries of an outbox on this device. Each has a key of its own: of two tabs that change one shared value in the
 * same moment, one would lose what it wrote.
 */
export function makeEntryStore(storage: EntryStorage, prefix: string): EntryStore {
  /** What a browser that forbids storage, or is full, has not taken: kept as long as the page lives. */
  const unstored = new Map<string, Waiting>();

  function stored(): Waiting[] {
    try {
      const keys = storage.keys().filter((key) => key.startsWith(prefix));
      return keys.flatMap((key) => {
        const text = storage.getItem(key);
        return text === null ? [] : [JSON.parse(text) as Waiting];
      });
    } catch {
      return [];
    }
  }

  return {
    list: () => [...stored().filter(({ nonce }) => !unstored.has(nonce)), ...unstored.values()].sort(byTime),
    put(entry) {
      try {
        storage.setItem(prefix + entry.nonce, JSON.stringify(entry));
        unstored.delete(entry.nonce);
      } catch {
        unstored.set(entry.nonce, { ...entry, isOnlyHere: true });
      }
    },
    remove(nonce) {
      unstored.delete(nonce);
      try {
        storage.removeItem(prefix + nonce);
      } catch {
        // A browser that forbids storage has kept none.
      }
    },
  };
}

function byTime(one: Waiting, other: Waiting): number {
  const key = ({ writtenAt, nonce }: Waiting) => `${writtenAt} ${nonce}`;
  return key(one) < key(other) ? -1 : 1;
}
