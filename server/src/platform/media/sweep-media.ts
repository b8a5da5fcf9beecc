import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#server/platform/db/error-code.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteUnclaimed, isKeyKnown, listStalled } from './media.queries.ts';
import { isMediaKey } from './media-key.ts';
import { preparePictureJob } from './prepare-picture.ts';
import { removeFilesJob } from './remove-media.ts';

const minute = 60_000;
/** Longer than any upload takes: its request times out earlier. */
const longestUpload = 15 * minute;
const unusedFor = 24 * 60 * minute;
/** By then all retries of the processing job are used up. */
const stalledAfter = 30 * minute;

/** Removes leftovers of broken uploads and abandoned forms, at startup and every ten minutes. */
export function scheduleMediaSweep(services: Services): void {
  services.jobs.handle(removeFilesJob, ({ key }) => services.media.store.remove(key));
  services.jobs.every('media.sweep', 600, () => sweepMedia(services));
}

export async function sweepMedia(services: Services): Promise<void> {
  const { db, clock, jobs, media } = services;
  const now = clock.now().getTime();
  // File times come from the machine's clock, not from the service clock.
  await sweepIncoming(services, Date.now() - longestUpload);
  await inTransaction(db, async (tx) => {
    for (const key of await deleteUnclaimed(tx, new Date(now - unusedFor))) {
      await jobs.add(tx, removeFilesJob, { key });
    }
  });
  for (const mediaId of await listStalled(db, new Date(now - stalledAfter))) {
    await jobs.add(db, preparePictureJob, { mediaId });
  }
  await media.store.removeUnfinished(new Date(Date.now() - longestUpload));
}

/**
 * An incoming file is removed at the end of its request. A file that is still here was left by a crash, possibly
 * after it was stored and before its row was inserted. In that case it is removed from the store too.
 */
async function sweepIncoming({ db, media }: Services, before: number): Promise<void> {
  for (const key of await readdir(media.incoming)) {
    const path = join(media.incoming, key);
    if ((await modifiedAt(path)) >= before) continue;
    if (isMediaKey(key) && !(await isKeyKnown(db, key))) await media.store.remove(key);
    await rm(path, { recursive: true, force: true });
  }
}

/** Milliseconds since 1970. A file that has just been removed counts as new. */
async function modifiedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}
