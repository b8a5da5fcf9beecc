import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '#server/platform/clock/clock.ts';

const megabyte = 1024 * 1024;
const forUploads = 500 * megabyte;
const forWrites = 200 * megabyte;
const freshMs = 1000;

/** Whether the disk has free space. Free space is read again every second, so it recovers by itself. */
export interface Space {
  hasRoomForUploads(): Promise<boolean>;
  hasRoomForWrites(): Promise<boolean>;
  /**
   * Reserves space for bytes that are about to arrive, so that concurrent uploads always leave 500 MB free, or 200 MB
   * if files are stored elsewhere. Null if there is not enough space. Call the returned function once, when the bytes
   * have arrived or the upload was aborted.
   */
  reserve(bytes: number): Promise<(() => void) | null>;
}

/** In bytes. */
export type ReadFreeBytes = () => Promise<number>;

/**
 * If files only pass through the disk on their way to a store, uploads must leave the same free space as other
 * writes.
 */
export function watchSpace(
  read: ReadFreeBytes,
  clock: Clock,
  { keepsFiles }: { keepsFiles: boolean },
): Space {
  const leftByUploads = keepsFiles ? forUploads : forWrites;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<number> = Promise.resolve(Number.POSITIVE_INFINITY);
  let reserved = 0;

  function free(): Promise<number> {
    const now = clock.now().getTime();
    if (Math.abs(now - readAt) >= freshMs) {
      readAt = now;
      reading = read();
    }
    return reading;
  }

  return {
    hasRoomForUploads: async () => (await free()) - reserved >= leftByUploads,
    hasRoomForWrites: async () => (await free()) >= forWrites,
    async reserve(bytes) {
      if ((await free()) - reserved - bytes < leftByUploads) return null;
      reserved += bytes;
      return () => {
        reserved -= bytes;
      };
    },
  };
}

/** Free bytes on the disk of `folder`, which need not exist yet. */
export async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return readFreeBytes(parent);
  }
}
