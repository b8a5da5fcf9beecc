import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { codeOf } from '#server/platform/db/error-code.ts';
import type { FoundFile } from './file-store.ts';

/** A file of the disk; null where there is none, or something else. */
export async function findFile(path: string): Promise<FoundFile | null> {
  try {
    const found = await lstat(path);
    // A symbolic link planted among the files leads nowhere.
    if (!found.isFile()) return null;
    return { bytes: found.size, stream: (range) => createReadStream(path, range) };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}
