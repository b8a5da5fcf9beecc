/** Values that survive the page, including files. Browser only. */
interface DeviceStore<Value> {
  /** Returns whether the value was stored: the device may be full, or storage blocked. */
  put(key: string, value: Value): Promise<boolean>;
  get(key: string): Promise<Value | undefined>;
  delete(key: string): Promise<void>;
}

/** A store in an IndexedDB database of this name. */
export function makeDeviceStore<Value>(databaseName: string, storeName: string): DeviceStore<Value> {
  function openDatabase(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    return done(request);
  }

  async function within<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<{ result: T } | null> {
    try {
      const database = await openDatabase();
      try {
        const transaction = database.transaction(storeName, mode);
        const result = await done(act(transaction.objectStore(storeName)));
        if (mode === 'readwrite') await completed(transaction);
        return { result };
      } finally {
        database.close();
      }
    } catch {
      return null;
    }
  }

  return {
    put: async (key, value) => (await within('readwrite', (store) => store.put(value, key))) !== null,
    get: async (key) => (await within<Value | undefined>('readonly', (store) => store.get(key)))?.result,
    async delete(key) {
      await within('readwrite', (store) => store.delete(key));
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

/** A full device is reported only when the transaction ends. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
