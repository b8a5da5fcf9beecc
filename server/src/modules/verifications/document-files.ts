import { chmod, copyFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';
import { openPrivateFolder, privateFile } from '#server/platform/files/private-folder.ts';
import { isMediaKey } from '#server/platform/media/media-key.ts';
import type { Services } from '#server/platform/services.ts';

type Place = Pick<Services, 'env'>;

const folderOf = ({ env }: Place) => join(env.DATA_DIR, 'verifications');

function pathOf(place: Place, key: string): string {
  // A key that could climb out of the folder is no key.
  if (!isMediaKey(key)) throw new Error('A document was asked for by something that is not a key');
  return join(folderOf(place), key);
}

/** Copies a received file to where the server's own user alone may read it. */
export async function keepDocument(
  place: Place,
  { key, path }: { key: string; path: string },
): Promise<void> {
  const kept = pathOf(place, key);
  await openPrivateFolder(folderOf(place));
  await copyFile(path, kept);
  await chmod(kept, privateFile);
}

/** Null where the file has gone. */
export async function readKeptDocument(place: Place, key: string): Promise<Uint8Array | null> {
  try {
    return await readFile(pathOf(place, key));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

export function removeDocument(place: Place, key: string): Promise<void> {
  return rm(pathOf(place, key), { force: true });
}

/** The keys of all files that were written before `before`. */
export async function listKeptDocuments(place: Place, before: Date): Promise<string[]> {
  await openPrivateFolder(folderOf(place));
  const keys: string[] = [];
  for (const key of await readdir(folderOf(place))) {
    const found = await stat(join(folderOf(place), key)).catch(() => null);
    if (found && found.mtime < before && isMediaKey(key)) keys.push(key);
  }
  return keys;
}
