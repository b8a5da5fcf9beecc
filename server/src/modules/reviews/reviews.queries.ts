import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import {
  designs,
  isShownTo,
  isVisibleTo,
  titleInLanguagesColumn,
} from '#server/modules/designs/designs.tables.ts';
import { isPaidBack } from '#server/modules/orders/public.ts';
import { isBlockBetween } from '#server/modules/profiles/privacy/privacy.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { pictureColumns, sized } from '#server/platform/media/media.queries.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { Counted, ReviewTotals } from './review-totals.ts';
import { countReviews, noReviews, sumRatings } from './review-totals.ts';
import {
  makerRatings,
  type ReviewPicture,
  reviewPictures,
  reviews,
  reviewTotals,
  reviewVotes,
} from './reviews.tables.ts';

export interface ReviewedDesign extends ReviewTotals {
  makerId: number;
  isPublished: boolean;
  ownReviewId: number | null;
  /** A block exists between maker and viewer. */
  isBlocked: boolean;
}

/** A design that the viewer may see, with its review totals. Parameters: the design, the viewer or null. */
export const reviewedDesign = prepared<ReviewedDesign, [designId: number, viewerId: number | null]>(
  'reviews.design',
  `select d.maker_id as "makerId", d.status = 'PUBLISHED' as "isPublished",
          coalesce(t.by_stars, '{0,0,0,0,0}') as "byStars",
          coalesce(t.pictured_by_stars, '{0,0,0,0,0}') as "picturedByStars",
          coalesce(t.others_by_stars, '{0,0,0,0,0}') as "othersByStars",
          coalesce(t.others_pictured_by_stars, '{0,0,0,0,0}') as "othersPicturedByStars",
          (select r.id from reviews r where r.design_id = d.id and r.user_id = $2) as "ownReviewId",
          ${isBlockBetween('d.maker_id', '$2')} as "isBlocked"
     from designs d
     left join review_totals t on t.design_id = d.id
    where d.id = $1
      and ${isVisibleTo('$2')}`,
);

/** Whether a person is a buyer of a design: has a paid order that was not cancelled and not wholly refunded. */
const hasBought = `
  exists (select from orders o join order_items i on i.order_id = o.id
           where o.buyer_id = r.user_id and i.design_id = r.design_id
             and o.swatch_of is null and o.status not in ('PENDING', 'CANCELLED') and not ${isPaidBack})`;

/** Updates the verified mark of a review from its author's orders and returns it. Parameters: the review. */
export const verifyReview = prepared<{ isVerified: boolean }, [id: number]>(
  'reviews.verify',
  `update reviews r set is_verified = ${hasBought} where r.id = $1 returning r.is_verified as "isVerified"`,
);

/** The reviews that the buyer of an order wrote of its designs, in the locking order of designs. */
export const reviewsOfOrder = prepared<{ id: number; designId: number }, [orderId: number]>(
  'reviews.of-order',
  `select w.id, w.design_id as "designId"
     from orders b join order_items c on c.order_id = b.id
     join reviews w on w.design_id = c.design_id and w.user_id = b.buyer_id
    where b.id = $1 order by w.design_id`,
);

interface Standing extends Counted {
  id: number;
}

const standing = {
  id: reviews.id,
  rating: reviews.rating,
  hasPictures: reviews.hasPictures,
  isVerified: reviews.isVerified,
};

export async function findReviewBy(
  tx: Transaction,
  designId: number,
  userId: number,
): Promise<Standing | undefined> {
  const [row] = await tx
    .select(standing)
    .from(reviews)
    .where(and(eq(reviews.designId, designId), eq(reviews.userId, userId)));
  return row;
}

export async function findReview(
  tx: Transaction,
  id: number,
): Promise<(Standing & { designId: number; makerId: number }) | undefined> {
  const [row] = await tx
    .select({ ...standing, designId: reviews.designId, makerId: reviews.makerId })
    .from(reviews)
    .where(eq(reviews.id, id));
  return row;
}

export async function removeReview(tx: Transaction, id: number): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

export async function insertReview(tx: Transaction, values: typeof reviews.$inferInsert): Promise<number> {
  const [row] = await tx.insert(reviews).values(values).returning({ id: reviews.id });
  if (!row) throw new Error('A new review got no row');
  return row.id;
}

export async function rewriteReview(
  tx: Transaction,
  id: number,
  words: { rating: number; comment: string; editedAt: Date },
): Promise<void> {
  await tx.update(reviews).set(words).where(eq(reviews.id, id));
}

export async function listPictureIds(tx: Transaction, reviewId: number): Promise<number[]> {
  const rows = await tx
    .select({ mediaId: reviewPictures.mediaId })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .orderBy(asc(reviewPictures.position));
  return rows.map(({ mediaId }) => mediaId);
}

export async function replacePictures(
  tx: Transaction,
  reviewId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId));
  if (mediaIds.length === 0) return;
  await tx
    .insert(reviewPictures)
    .values(mediaIds.map((mediaId, position) => ({ reviewId, mediaId, position })));
}

interface PictureState extends ReviewPicture {
  status: string;
  failure: string | null;
}

/** In order, whatever their status. */
export async function listPictures(tx: Transaction, reviewId: number): Promise<PictureState[]> {
  const rows = await tx
    .select({ mediaId: media.id, ...pictureColumns })
    .from(reviewPictures)
    .innerJoin(media, eq(media.id, reviewPictures.mediaId))
    .where(eq(reviewPictures.reviewId, reviewId))
    .orderBy(asc(reviewPictures.position));
  return rows.map(sized);
}

export async function setPictures(
  tx: Transaction,
  id: number,
  pictures: { pictures: ReviewPicture[]; hasPictures: boolean; preparing: number },
): Promise<void> {
  await tx.update(reviews).set(pictures).where(eq(reviews.id, id));
}

export async function findReviewOfPicture(
  executor: Executor,
  mediaId: number,
): Promise<{ reviewId: number; designId: number } | undefined> {
  const [row] = await executor
    .select({ reviewId: reviews.id, designId: reviews.designId })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(eq(reviewPictures.mediaId, mediaId));
  return row;
}

/** The data needed when a picture of a review is ready or has failed. */
export async function findForPicture(tx: Transaction, reviewId: number) {
  const [row] = await tx
    .select({
      makerId: reviews.makerId,
      standing,
      designTitle: titleInLanguagesColumn(),
      authorEmail: users.email,
    })
    .from(reviews)
    .innerJoin(designs, eq(designs.id, reviews.designId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, reviewId));
  return row;
}

export async function findTotals(tx: Transaction, designId: number): Promise<ReviewTotals> {
  const [row] = await tx
    .select({
      byStars: reviewTotals.byStars,
      picturedByStars: reviewTotals.picturedByStars,
      othersByStars: reviewTotals.othersByStars,
      othersPicturedByStars: reviewTotals.othersPicturedByStars,
    })
    .from(reviewTotals)
    .where(eq(reviewTotals.designId, designId));
  return row ?? noReviews;
}

/** Stores the totals of a locked design, and adds the difference to its maker's totals. */
export async function saveTotals(
  tx: Transaction,
  { designId, makerId }: { designId: number; makerId: number },
  before: ReviewTotals,
  after: ReviewTotals,
): Promise<void> {
  const totals = {
    reviewCount: countReviews(after.byStars),
    ratingSum: sumRatings(after.byStars),
    byStars: [...after.byStars],
    picturedByStars: [...after.picturedByStars],
    othersCount: countReviews(after.othersByStars),
    othersSum: sumRatings(after.othersByStars),
    othersByStars: [...after.othersByStars],
    othersPicturedByStars: [...after.othersPicturedByStars],
  };
  await tx
    .insert(reviewTotals)
    .values({ designId, makerId, ...totals })
    .onConflictDoUpdate({ target: reviewTotals.designId, set: totals });
  const more = totals.reviewCount - countReviews(before.byStars);
  const higher = totals.ratingSum - sumRatings(before.byStars);
  const moreOthers = totals.othersCount - countReviews(before.othersByStars);
  if (more === 0 && higher === 0 && moreOthers === 0) return;
  // Two statements instead of an upsert, because the proposed row of an upsert must satisfy the checks and a
  // difference may be negative.
  await tx.insert(makerRatings).values({ makerId, reviewCount: 0, ratingSum: 0 }).onConflictDoNothing();
  await tx
    .update(makerRatings)
    .set({
      reviewCount: sql`${makerRatings.reviewCount} + ${more}`,
      ratingSum: sql`${makerRatings.ratingSum} + ${higher}`,
      othersCount: sql`${makerRatings.othersCount} + ${moreOthers}`,
    })
    .where(eq(makerRatings.makerId, makerId));
}

interface Held {
  userId: number;
  makerId: number;
  helpfulCount: number;
  reply: string | null;
}

/**
 * Locks a review of a published design that the viewer may see until the transaction ends, so that its count and its
 * rows stay consistent.
 */
export async function lockReview(tx: Transaction, id: number, viewerId: number): Promise<Held | undefined> {
  const rows = await lockShownReview(tx, [id, viewerId]);
  return rows[0];
}

const lockShownReview = prepared<Held, [id: number, viewerId: number]>(
  'reviews.lock',
  `select r.user_id as "userId", r.maker_id as "makerId", r.helpful_count as "helpfulCount", r.reply
     from reviews r join designs d on d.id = r.design_id and ${isShownTo('$2')}
    where r.id = $1 for no key update of r`,
);

export async function hasVote(tx: Transaction, userId: number, reviewId: number): Promise<boolean> {
  const rows = await tx
    .select({ reviewId: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.userId, userId), eq(reviewVotes.reviewId, reviewId)));
  return rows.length > 0;
}

export async function insertVote(
  tx: Transaction,
  vote: { userId: number; reviewId: number; createdAt: Date },
): Promise<void> {
  await tx.insert(reviewVotes).values(vote);
}

export async function deleteVote(tx: Transaction, userId: number, reviewId: number): Promise<void> {
  await tx.delete(reviewVotes).where(and(eq(reviewVotes.userId, userId), eq(reviewVotes.reviewId, reviewId)));
}

export async function setHelpfulCount(tx: Transaction, id: number, helpfulCount: number): Promise<void> {
  await tx.update(reviews).set({ helpfulCount }).where(eq(reviews.id, id));
}

export async function setReply(
  tx: Transaction,
  id: number,
  words: { reply: string; repliedAt: Date },
): Promise<void> {
  await tx.update(reviews).set(words).where(eq(reviews.id, id));
}
