import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { inTransaction } from '../db/transaction.ts';
import { eventKind } from '../events/events.ts';
import { jobKind } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import { findMedia, markFailed, markReady } from './media.queries.ts';
import { type DrawnPicture, drawAvif, drawPicture, UnreadablePicture } from './picture-variants.ts';

/** A picture can be shown, or never will be. */
export const pictureSettled = eventKind<{ mediaId: number }>('picture.settled');

export const preparePictureJob = jobKind<{ mediaId: number; name?: string }>('media.prepare');
const refinePictureJob = jobKind<{ mediaId: number }>('media.refine', { limit: 3, delaySeconds: 60 });

/** Lets what people wait for go first. */
const refineAfterSeconds = 8;

export function handlePictureJobs(services: Services): void {
  services.jobs.handle(preparePictureJob, (data) => preparePicture(services, data), 2);
  services.jobs.handle(refinePictureJob, ({ mediaId }) => refinePicture(services, mediaId));
}

/** Draws the WebP widths of a stored picture and settles it. Doing it twice changes nothing. */
async function preparePicture(
  services: Services,
  { mediaId, name }: { mediaId: number; name?: string },
): Promise<void> {
  const { db, jobs, events, media } = services;
  const row = await findMedia(db, mediaId);
  if (row?.status !== 'STORED') return;
  const original = await media.store.read({ key: row.key, file: 'original' });
  const drawn = await drawIfReadable(original);
  for (const { file, bytes } of drawn?.files ?? []) await media.store.write({ key: row.key, file }, bytes);
  await inTransaction(db, async (tx) => {
    if (drawn) {
      const { width, height, placeholder } = drawn;
      if (!(await markReady(tx, mediaId, { width, height, placeholder }))) return;
      await jobs.add(tx, refinePictureJob, { mediaId }, { startAfterSeconds: refineAfterSeconds });
    } else if (!(await markFailed(tx, mediaId, fileSentences.unreadable(name ?? 'One picture')))) return;
    await events.publish(tx, pictureSettled, { mediaId });
  });
}

async function drawIfReadable(original: Buffer): Promise<DrawnPicture | null> {
  try {
    return await drawPicture(original);
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}

/** Adds the AVIF widths. A picture without them is complete all the same. */
async function refinePicture({ db, media }: Services, mediaId: number): Promise<void> {
  const row = await findMedia(db, mediaId);
  if (row?.status !== 'READY') return;
  const original = await media.store.read({ key: row.key, file: 'original' });
  for (const { file, bytes } of await drawAvif(original)) {
    await media.store.write({ key: row.key, file }, bytes);
  }
}
