import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/events.ts';
import { jobKind } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { findMedia, markFailed, markReady } from './media.queries.ts';
import type { PictureProcess } from './picture-process.ts';
import { type DrawnPicture, UnreadablePicture } from './picture-variants.ts';

/** Published when a picture is ready or has failed. */
export const pictureSettled = eventKind<{ mediaId: number }>('picture.settled');

export const preparePictureJob = jobKind<{ mediaId: number; name?: string }>('media.prepare');
const refinePictureJob = jobKind<{ mediaId: number }>('media.refine', { limit: 3, delaySeconds: 60 });

/** AVIF waits, so that pictures that people are waiting for come first. */
const refineAfterSeconds = 8;

export function handlePictureJobs(services: Services): void {
  services.jobs.handle(preparePictureJob, (data) => preparePicture(services, data));
  services.jobs.handle(refinePictureJob, ({ mediaId }) => refinePicture(services, mediaId));
}

/** Draws the WebP widths of a stored picture and marks it as ready or failed. Idempotent. */
async function preparePicture(
  services: Services,
  { mediaId, name }: { mediaId: number; name?: string },
): Promise<void> {
  const { db, jobs, events, media } = services;
  const row = await findMedia(db, mediaId);
  if (row?.status !== 'STORED') return;
  let drawn: DrawnPicture | null;
  try {
    drawn = await media.store.withLocalFile({ key: row.key, file: 'original' }, (path) =>
      drawIfReadable(media.drawing, path),
    );
  } catch (error) {
    if (await forgetRemoved(services, mediaId, row.key)) return;
    throw error;
  }
  for (const { file, bytes } of drawn?.files ?? []) await media.store.write({ key: row.key, file }, bytes);
  if (await forgetRemoved(services, mediaId, row.key)) return;
  await inTransaction(db, async (tx) => {
    if (drawn) {
      const { width, height, placeholder, dyes } = drawn;
      if (!(await markReady(tx, mediaId, { width, height, placeholder, dyes }))) return;
      await jobs.add(tx, refinePictureJob, { mediaId }, { startAfterSeconds: refineAfterSeconds });
    } else {
      const failure = name === undefined ? fileSentences.unreadableUnnamed : fileSentences.unreadable(name);
      if (!(await markFailed(tx, mediaId, rule(failure)))) return;
    }
    await events.publish(tx, pictureSettled, { mediaId });
  });
}

/** Removes the files of a picture that was deleted while it was being drawn. Returns whether it was. */
async function forgetRemoved({ db, media }: Services, mediaId: number, key: string): Promise<boolean> {
  if (await findMedia(db, mediaId)) return false;
  await media.store.remove(key);
  return true;
}

async function drawIfReadable(drawing: PictureProcess, path: string): Promise<DrawnPicture | null> {
  try {
    return await drawing.drawPicture(path);
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}

/**
 * Adds the AVIF widths and deletes the original, whose metadata may reveal where a person lives. A picture without
 * AVIF is complete.
 */
async function refinePicture(services: Services, mediaId: number): Promise<void> {
  const { db, media } = services;
  const row = await findMedia(db, mediaId);
  if (row?.status !== 'READY') return;
  if (!(await media.store.find({ key: row.key, file: 'original' }))) return;
  const { files } = await media.store.withLocalFile(
    { key: row.key, file: 'original' },
    media.drawing.drawAvif,
  );
  for (const { file, bytes } of files) {
    await media.store.write({ key: row.key, file }, bytes);
  }
  if (await forgetRemoved(services, mediaId, row.key)) return;
  await media.store.removeOriginal(row.key);
}
