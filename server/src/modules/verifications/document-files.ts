import { buffer } from 'node:stream/consumers';
import { isMediaKey } from '#server/platform/media/media-key.ts';
import type { Services } from '#server/platform/services.ts';

type Place = Pick<Services, 'files'>;

const folder = 'verifications';

function nameOf(key: string): string {
  // A key that could climb out of the folder is no key.
  if (!isMediaKey(key)) throw new Error('A document was asked for by something that is not a key');
  return `${folder}/${key}`;
}

/** Keeps a received file apart from pictures, under a name that has no address. */
export function keepDocument({ files }: Place, { key, path }: { key: string; path: string }): Promise<void> {
  return files.put(nameOf(key), path);
}

/** Null where the file has gone. */
export async function readKeptDocument({ files }: Place, key: string): Promise<Uint8Array | null> {
  const found = await files.find(nameOf(key));
  return found && buffer(await found.open({ start: 0, end: found.bytes - 1 }));
}

export function removeDocument({ files }: Place, key: string): Promise<void> {
  return files.remove(nameOf(key));
}

/** The keys of all files that were written before `before`. */
export async function listKeptDocuments({ files }: Place, before: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const { name, changedAt } of files.list(folder)) {
    const key = name.slice(folder.length + 1);
    if (changedAt < before && isMediaKey(key)) keys.push(key);
  }
  return keys;
}

export function removeUnfinishedDocuments({ files }: Place, before: Date): Promise<void> {
  return files.removeUnfinished(folder, before);
}
