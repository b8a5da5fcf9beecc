import { createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '#server/platform/db/error-code.ts';
import { openPrivateFolder, privateFile } from '#server/platform/files/private-folder.ts';
import type { FoundFile } from '#server/platform/media/file-store.ts';
import { findFile } from '#server/platform/media/find-file.ts';
import { isMediaKey, newMediaKey } from '#server/platform/media/media-key.ts';

/** The finished files of people's own data, which the server's user alone may read. */
export interface DownloadFiles {
  /** Writes a file under a new random key; nothing is left behind where `contents` fails. In bytes. */
  write(contents: Readable): Promise<{ fileKey: string; bytes: number }>;
  find(fileKey: string): Promise<FoundFile | null>;
  remove(fileKey: string): Promise<void>;
  /** Keys of files that were last written before a moment, unfinished ones included. */
  listOlder(before: Date): Promise<string[]>;
}

export function openDownloadFiles(dataDir: string): DownloadFiles {
  const folder = join(dataDir, 'downloads');
  const unfinished = '.unfinished';

  function pathOf(fileKey: string): string {
    if (!isMediaKey(fileKey)) throw new Error('A download was asked for by something that is not a key');
    return join(folder, fileKey);
  }

  return {
    async write(contents) {
      await openPrivateFolder(folder);
      const fileKey = newMediaKey();
      const path = pathOf(fileKey);
      try {
        await pipeline(contents, createWriteStream(path + unfinished, { flush: true, mode: privateFile }));
        await rename(path + unfinished, path);
      } finally {
        await rm(path + unfinished, { force: true });
      }
      return { fileKey, bytes: (await stat(path)).size };
    },
    find: (fileKey) => findFile(pathOf(fileKey)),
    async remove(fileKey) {
      await rm(pathOf(fileKey), { force: true });
      await rm(pathOf(fileKey) + unfinished, { force: true });
    },
    async listOlder(before) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      });
      const keys = new Set<string>();
      for (const name of names) {
        const fileKey = name.endsWith(unfinished) ? name.slice(0, -unfinished.length) : name;
        const { mtime } = await stat(join(folder, name)).catch(() => ({ mtime: new Date() }));
        if (isMediaKey(fileKey) && mtime < before) keys.add(fileKey);
      }
      return [...keys];
    },
  };
}
