/** Where pictures and recordings of entries that wait to be sent lie, by the entry's nonce. */
export interface FileStore {
  /** Answers whether they outlive the page: a device may be full, or a browser forbid it. */
  put(nonce: string, files: readonly File[]): Promise<boolean>;
  take(nonce: string): Promise<File[]>;
  clear(nonce: string): Promise<void>;
}

const databaseName = 'tanabana-outbox';
const storeName = 'pictures';

/** In IndexedDB, which takes files and outlives the page; in memory where a browser forbids it. */
export function openFileStore(): FileStore {
  const memory = new Map<string, readonly File[]>();

  async function within<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const database = await openDatabase();
      try {
        return await done(act(database.transaction(storeName, mode).objectStore(storeName)));
      } finally {
        database.close();
      }
    } catch {
      return undefined;
    }
  }

  return {
    async put(nonce, files) {
      memory.set(nonce, files);
      return (await within('readwrite', (store) => store.put([...files], nonce))) !== undefined;
    },
    async take(nonce) {
      const kept = memory.get(nonce) ?? (await within<File[]>('readonly', (store) => store.get(nonce)));
      return [...(kept ?? [])];
    },
    async clear(nonce) {
      memory.delete(nonce);
      await within('readwrite', (store) => store.delete(nonce));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
