import { makeDeviceStore } from '#web/platform/store/device-store.ts';

/** Where pictures and recordings of entries that wait to be sent lie, by the entry's nonce. */
export interface FileStore {
  /** Answers whether they outlive the page: a device may be full, or a browser forbid it. */
  put(nonce: string, files: readonly File[]): Promise<boolean>;
  take(nonce: string): Promise<File[]>;
  clear(nonce: string): Promise<void>;
}

/** On the device; in memory where a browser forbids it. */
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
