import type { Waiting } from './waiting.ts';

export interface EntryStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): readonly string[];
}

export interface EntryStore {
  /** Sorted by the time of writing, across all tabs. */
  list(): Waiting[];
  put(entry: Waiting): void;
  remove(nonce: string): void;
}

/**
 * The entries of an outbox on this device. Each entry has its own key: with one shared value, two tabs that write at
 * once would lose data.
 */
export function makeEntryStore(storage: EntryStorage, prefix: string): EntryStore {
  /** Entries that could not be stored because storage is blocked or full; kept for the life of the page. */
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
        // If storage is blocked, nothing was stored.
      }
    },
  };
}

function byTime(one: Waiting, other: Waiting): number {
  const key = ({ writtenAt, nonce }: Waiting) => `${writtenAt} ${nonce}`;
  return key(one) < key(other) ? -1 : 1;
}
