import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '#server/platform/clock/clock.ts';

const megabyte = 1024 * 1024;
const forUploads = 500 * megabyte;
const forWrites = 200 * megabyte;
const freshMs = 1000;

/** Whether the disk still has room. It recovers by itself: free space is read again every second. */
export interface Space {
  hasRoomForUploads(): Promise<boolean>;
  hasRoomForWrites(): Promise<boolean>;
  /**
   * Takes room for so many bytes that are about to arrive, so that uploads together never leave less than 500 MB, or 200 MB where files are kept elsewhere. Null
   * where they would; call what it returns, once, when they have arrived or never will.
   */
  reserve(bytes: number): Promise<(() => void) | null>;
}

/** In bytes. */
export type ReadFreeBytes = () => Promise<number>;

/** A disk that only lets files pass on their way into a store needs the room that all writes need, and no more. */
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

/** Free bytes of the disk that holds `folder`, which need not exist yet. */
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
