import type { Transaction } from '#server/platform/db/executor.ts';
import { listPictures, setPictures } from './reviews.queries.ts';

/** Copies the pictures of a review that are ready into its row. Returns whether there are any. */
export async function refreshPictures(tx: Transaction, reviewId: number): Promise<boolean> {
  const all = await listPictures(tx, reviewId);
  const pictures = all
    .filter(({ status }) => status === 'READY')
    .map(({ mediaId, key, width, height, placeholder }) => ({ mediaId, key, width, height, placeholder }));
  const preparing = all.filter(({ status }) => status === 'STORED').length;
  const hasPictures = pictures.length > 0;
  await setPictures(tx, reviewId, { pictures, hasPictures, preparing });
  return hasPictures;
}
