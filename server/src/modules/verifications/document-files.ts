import { buffer } from 'node:stream/consumers';
import { isMediaKey } from '#server/platform/media/media-key.ts';
import type { Services } from '#server/platform/services.ts';

type Place = Pick<Services, 'files'>;

const folder = 'verifications';

function nameOf(key: string): string {
  // Rejects keys that could lead out of the folder.
  if (!isMediaKey(key)) throw new Error('A document was asked for by something that is not a key');
  return `${folder}/${key}`;
}

/** Stores a received file separately from pictures, under a name without a URL. */
export function keepDocument({ files }: Place, { key, path }: { key: string; path: string }): Promise<void> {
  return files.put(nameOf(key), path);
}

/** Null if the file is gone. */
export async function readKeptDocument({ files }: Place, key: string): Promise<Uint8Array | null> {
  const found = await files.find(nameOf(key));
  return found && buffer(await found.open({ start: 0, end: found.bytes - 1 }));
}

export function removeDocument({ files }: Place, key: string): Promise<void> {
  return files.remove(nameOf(key));
}

/** The keys of all files written before `before`. */
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
