import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files.ts';
import { movedFolders } from './open-files.ts';
import type { S3Files } from './s3-files.ts';

interface Move {
  disk: Files;
  store: S3Files;
  /** Whether to delete a file from the disk once the store is known to hold the same content. */
  deletes: boolean;
  /** Stops the move after the files in progress. */
  signal: AbortSignal;
  /** Called after every file. */
  onProgress?: (progress: MoveProgress) => void;
}

export interface MoveProgress {
  /** Number of files on the disk when the move began. */
  total: number;
  copied: number;
  copiedBytes: number;
  /** Files that the store already held with the same size and SHA-256. */
  there: number;
  deleted: number;
  /** One sentence for each file that could not be moved. */
  failures: string[];
}

const filesAtOnce = 4;

/**
 * Copies every file from the disk to the store and verifies each by its size and SHA-256. The content of a name never
 * changes, so a stopped move is resumed by starting it again.
 */
export async function moveFiles({ disk, store, deletes, signal, onProgress }: Move): Promise<MoveProgress> {
  const progress: MoveProgress = { total: 0, copied: 0, copiedBytes: 0, there: 0, deleted: 0, failures: [] };
  for (const folder of movedFolders) for await (const _ of disk.list(folder)) progress.total += 1;

  async function moveOne(name: string): Promise<void> {
    const local = await describe(disk, name);
    // The file was removed in the meantime.
    if (!local) return;
    if (await isSame(name, local)) progress.there += 1;
    else {
      await disk.withLocalFile(name, (path) => store.putWithDigest(name, path, local.sha256));
      if (!(await isSame(name, local))) throw new Error('the store says something else of it');
      progress.copied += 1;
      progress.copiedBytes += local.bytes;
    }
    // A file is always removed from the disk first, so it was removed during the copy.
    if (!(await disk.find(name))) return store.remove(name);
    if (!deletes) return;
    await disk.remove(name);
    progress.deleted += 1;
  }

  async function isSame(name: string, { bytes, sha256 }: { bytes: number; sha256: string }) {
    const found = await store.findDigest(name);
    return found?.bytes === bytes && found.sha256 === sha256;
  }

  for (const folder of movedFolders) {
    const names = disk.list(folder)[Symbol.asyncIterator]();
    const work = async () => {
      while (!signal.aborted) {
        const next = await names.next();
        if (next.done) return;
        try {
          await moveOne(next.value.name);
        } catch (error) {
          progress.failures.push(`${next.value.name}: ${error instanceof Error ? error.message : error}`);
        }
        onProgress?.(progress);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, work));
  }
  return progress;
}

async function describe(disk: Files, name: string): Promise<{ bytes: number; sha256: string } | null> {
  const found = await disk.find(name);
  if (!found) return null;
  const hash = createHash('sha256');
  await disk.withLocalFile(name, (path) => pipeline(createReadStream(path), hash));
  return { bytes: found.bytes, sha256: hash.digest('hex') };
}
