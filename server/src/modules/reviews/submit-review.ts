import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { reviewLimits, reviewSentences } from '#contracts/reviews/review.rules.ts';
import type { submitReviewAndRating } from '#contracts/reviews/writing/write-review.contract.ts';
import { lockShownDesign } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { claimMedia } from '#server/platform/media/claim-media.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import { recordFile, withStoredFiles } from '#server/platform/media/store-files.ts';
import type { ReceivedFile } from '#server/platform/media/uploads/receive-form.ts';
import type { Services } from '#server/platform/services.ts';
import { reviewById } from './lists/reviews-lists.queries.ts';
import { refreshPictures } from './refresh-pictures.ts';
import { moveTotals } from './review-totals.ts';
import { reviewPosted } from './reviews.events.ts';
import {
  findReviewBy,
  insertReview,
  listPictureIds,
  listPictures,
  type ReviewedDesign,
  replacePictures,
  reviewedDesign,
  rewriteReview,
  saveTotals,
  verifyReview,
} from './reviews.queries.ts';

interface Submission {
  userId: number;
  designId: number;
  rating: number;
  comment: string;
  /** Existing pictures to keep; undefined keeps all of them unless there are new ones. */
  keepImages?: readonly number[] | undefined;
  /** Newly uploaded files, or ids of stored pictures that nothing uses yet. */
  pictures: readonly (ReceivedFile | number)[];
}

type Submitted = ReplyOf<typeof submitReviewAndRating>['data'];

/**
 * Creates a person's review of a published design, or edits their existing one. Idempotent. Throws NOT_FOUND for any
 * other design, BAD_REQUEST for their own, FORBIDDEN across a block, INVALID_INPUT for too many pictures.
 */
export async function submitReview(services: Services, submission: Submission): Promise<Submitted> {
  await findReviewable(services.db, submission);
  const files = submission.pictures.filter((picture) => typeof picture !== 'number');
  return withStoredFiles(services, files, () =>
    inTransaction(services.db, (tx) => record(services, tx, submission)),
  );
}

async function findReviewable(
  executor: Parameters<typeof reviewedDesign>[0],
  { designId, userId }: Submission,
): Promise<ReviewedDesign> {
  const [design] = await reviewedDesign(executor, [designId, userId]);
  if (design?.makerId === userId) throw new AppError('BAD_REQUEST', reviewSentences.ownDesign);
  if (!design) throw notFound('designs.designMissing');
  if (design.isBlocked) throw new AppError('FORBIDDEN', reviewSentences.blocked);
  return design;
}

async function record(services: Services, tx: Transaction, submission: Submission): Promise<Submitted> {
  const { designId, userId, rating, comment } = submission;
  // Locked first, so that concurrent submissions of one person see each other, the totals are updated one at a time,
  // and a concurrent confirmation of an order waits, so that its verified mark is not missed.
  if (!(await lockShownDesign(tx, designId, userId))) throw notFound('designs.designMissing');
  const design = await findReviewable(tx, submission);
  const standing = await findReviewBy(tx, designId, userId);
  const now = services.clock.now();
  const { makerId } = design;
  if (standing) await rewriteReview(tx, standing.id, { rating, comment, editedAt: now });
  const id =
    standing?.id ?? (await insertReview(tx, { designId, makerId, userId, rating, comment, createdAt: now }));
  await arrangePictures(services, tx, id, submission);
  const hasPictures = await refreshPictures(tx, id);
  const [mark = { isVerified: false }] = await verifyReview(tx, [id]);
  const after = moveTotals(design, standing ?? null, { rating, hasPictures, ...mark });
  await saveTotals(tx, { designId, makerId }, design, after);
  if (!standing) await services.events.publish(tx, reviewPosted, { reviewId: id, designId, userId });
  const [row] = await reviewById(tx, { id, viewerId: userId });
  if (!row) throw new Error('The review that was just written is not there');
  return {
    id,
    comment: row.comment,
    rating: row.rating,
    createdAt: row.createdAt.toISOString(),
    isNew: !standing,
    isVerifiedPurchase: row.isVerified,
    ReviewImage: (await listPictures(tx, id)).map(({ mediaId, key }) => ({
      id: mediaId,
      url: pictureUrl(services.env.MEDIA_URL, key),
    })),
  };
}

/** Kept pictures first, then new ones. The others are deleted. */
async function arrangePictures(
  services: Services,
  tx: Transaction,
  reviewId: number,
  { userId, pictures, keepImages }: Submission,
): Promise<void> {
  const old = await listPictureIds(tx, reviewId);
  const kept = [...new Set(keepImages ?? (pictures.length > 0 ? [] : old))];
  if (kept.some((mediaId) => !old.includes(mediaId))) {
    throw invalidInput({ images: reviewSentences.goneKept });
  }
  if (kept.length + pictures.length > reviewLimits.pictures) {
    throw invalidInput({ images: reviewSentences.tooManyPictures });
  }
  const added: number[] = [];
  for (const picture of pictures) {
    const rows =
      typeof picture === 'number'
        ? await claimMedia(tx, userId, 'PICTURE', [picture], services.clock.now())
        : [await recordFile(services, tx, userId, picture, { claimed: true })];
    if (!rows) throw invalidInput({ images: reviewSentences.goneKept });
    added.push(...rows.map((row) => row.id));
  }
  const gone = old.filter((mediaId) => !kept.includes(mediaId));
  if (added.length === 0 && gone.length === 0) return;
  await replacePictures(tx, reviewId, [...kept, ...added]);
  await removeMedia(services, tx, gone);
}
