import { makeDeviceStore } from '#web/platform/store/device-store.ts';

/** Stores the pictures and recordings of entries, by the entry's nonce. */
export interface FileStore {
  /** Returns whether the files will survive the page: the device may be full, or storage blocked. */
  put(nonce: string, files: readonly File[]): Promise<boolean>;
  take(nonce: string): Promise<File[]>;
  clear(nonce: string): Promise<void>;
}

/** Stores files on the device, and in memory in case storage is blocked. */
export function openFileStore(): FileStore {
  const memory = new Map<string, readonly File[]>();
  const device = makeDeviceStore<File[]>('tanabana-outbox', 'pictures');
  return {
    put(nonce, files) {
      memory.set(nonce, files);
      return device.put(nonce, [...files]);
    },
    take: async (nonce) => [...(memory.get(nonce) ?? (await device.get(nonce)) ?? [])],
    async clear(nonce) {
      memory.delete(nonce);
      await device.delete(nonce);
    },
  };
}
