import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '#server/platform/db/executor.ts';
import { recordFile } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';

/** SHA-256 of each local file, in hexadecimal. */
export async function hashesOf(paths: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const path of paths) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    hashes.push(hash.digest('hex'));
  }
  return hashes;
}

/** Writes the rows of stored photographs and returns their ids in order. */
export async function recordPhotographs(
  services: Services,
  tx: Transaction,
  ownerId: number,
  files: readonly ReceivedFile[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files) ids.push((await recordFile(services, tx, ownerId, file, { claimed: true })).id);
  return ids;
}

/** Rolls back a retry, so that its photographs are not stored twice. */
export class DoneBefore extends Error {}

/** Runs a write that may be a retry. */
export async function unlessDoneBefore(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error;
  }
}
