import type { Readable } from 'node:stream';
import type { Files, FoundFile } from '#server/platform/files/files.ts';
import { isMediaKey, newMediaKey } from '#server/platform/media/media-key.ts';

/** The finished files of data downloads. They have no public address; only the authenticated call reaches them. */
export interface DownloadFiles {
  /**
   * Writes a file under a new random key and returns its size in bytes. Leaves nothing behind if `contents` fails.
   */
  write(contents: Readable): Promise<{ fileKey: string; bytes: number }>;
  find(fileKey: string): Promise<FoundFile | null>;
  remove(fileKey: string): Promise<void>;
  /** Keys of files last written before a given time. */
  listOlder(before: Date): Promise<string[]>;
  /** Removes incomplete files that were not written to since `before`. */
  removeUnfinished(before: Date): Promise<void>;
}

export function downloadFiles(files: Files): DownloadFiles {
  function nameOf(fileKey: string): string {
    if (!isMediaKey(fileKey)) throw new Error('A download was asked for by something that is not a key');
    return `downloads/${fileKey}`;
  }

  return {
    async write(contents) {
      const fileKey = newMediaKey();
      await files.write(nameOf(fileKey), contents);
      const written = await files.find(nameOf(fileKey));
      return { fileKey, bytes: written?.bytes ?? 0 };
    },
    find: (fileKey) => files.find(nameOf(fileKey)),
    remove: (fileKey) => files.remove(nameOf(fileKey)),
    async listOlder(before) {
      const keys: string[] = [];
      for await (const { name, changedAt } of files.list('downloads')) {
        const fileKey = name.slice('downloads/'.length);
        if (isMediaKey(fileKey) && changedAt < before) keys.push(fileKey);
      }
      return keys;
    },
    removeUnfinished: (before) => files.removeUnfinished('downloads', before),
  };
}
