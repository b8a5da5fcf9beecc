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
/** No upload takes this long: its request would have been cut off before. */
const longestUpload = 15 * minute;
const unusedFor = 24 * 60 * minute;
/** By then the retries of a preparation are used up. */
const stalledAfter = 30 * minute;

/** At the start and every ten minutes: tidies what broken uploads and forgotten forms left behind. */
export function scheduleMediaSweep(services: Services): void {
  services.jobs.handle(removeFilesJob, ({ key }) => services.media.store.remove(key));
  services.jobs.every('media.sweep', 600, () => sweepMedia(services));
}

export async function sweepMedia(services: Services): Promise<void> {
  const { db, clock, jobs, media } = services;
  const now = clock.now().getTime();
  // Files carry the machine's own time.
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
 * An incoming file is removed at the end of its request. One that is still here outlived a crash, perhaps
 * after it had been put into the store and before its row was written: then the store forgets it, too.
 */
async function sweepIncoming({ db, media }: Services, before: number): Promise<void> {
  for (const key of await readdir(media.incoming)) {
    const path = join(media.incoming, key);
    if ((await modifiedAt(path)) >= before) continue;
    if (isMediaKey(key) && !(await isKeyKnown(db, key))) await media.store.remove(key);
    await rm(path, { recursive: true, force: true });
  }
}

/** Milliseconds since 1970; a file that has just gone counts as new. */
async function modifiedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}
