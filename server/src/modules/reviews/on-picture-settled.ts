import { storedInLanguage } from '#contracts/words/in-language.ts';
import { letterOf } from '#contracts/words/letter.ts';
import { lockDesign } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { pictureSettled } from '#server/platform/media/prepare-picture.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { refreshPictures } from './refresh-pictures.ts';
import { moveTotals } from './review-totals.ts';
import {
  findForPicture,
  findReviewOfPicture,
  findTotals,
  listPictures,
  replacePictures,
  saveTotals,
} from './reviews.queries.ts';

interface Place {
  reviewId: number;
  designId: number;
}

export function showReviewPicturesWhenReady(services: Services): void {
  const { db, events } = services;
  events.on(pictureSettled, 'show-in-review', async ({ mediaId }) => {
    const place = await findReviewOfPicture(db, mediaId);
    if (place) await inTransaction(db, (tx) => settle(services, tx, place));
  });
}

/** Shows pictures that are ready, and removes failed ones, of which the author is told by email. Idempotent. */
async function settle(services: Services, tx: Transaction, { reviewId, designId }: Place): Promise<void> {
  await lockDesign(tx, designId);
  const review = await findForPicture(tx, reviewId);
  if (!review) return;
  const pictures = await listPictures(tx, reviewId);
  const failed = pictures.filter(({ status }) => status === 'FAILED');
  if (failed.length > 0) {
    const left = pictures.filter(({ status }) => status !== 'FAILED');
    await replacePictures(
      tx,
      reviewId,
      left.map(({ mediaId }) => mediaId),
    );
    await removeMedia(
      services,
      tx,
      failed.map(({ mediaId }) => mediaId),
    );
    await services.mail.send(tx, {
      to: review.authorEmail,
      says: letterOf('reviews.publishedWithout', {
        title: review.designTitle,
        failures: storedInLanguage(failed.map(({ failure }) => failure ?? '')),
        page: `${services.env.PUBLIC_URL}/product/${designId}/write-review`,
      }),
    });
  }
  const hasPictures = await refreshPictures(tx, reviewId);
  const { standing, makerId } = review;
  const before = await findTotals(tx, designId);
  const after = moveTotals(before, standing, { ...standing, hasPictures });
  await saveTotals(tx, { designId, makerId }, before, after);
}
