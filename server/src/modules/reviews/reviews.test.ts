import { afterAll, beforeAll, expect, test } from 'vitest';
import { report } from '#contracts/complaints/report.contract.ts';
import { reviewSentences } from '#contracts/reviews/review.rules.ts';
import { listReviews } from '#contracts/reviews/reviews.contract.ts';
import { submitReviewAndRating } from '#contracts/reviews/writing/write-review.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertOrder } from '#tests/support/people/meetings.ts';
import { readReviews, standingOf, submit } from '#tests/support/people/reviews.ts';
import { formOf } from '#tests/support/people/uploads.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { helpful, makeReviewing, openReviews, reply } from '#tests/support/set-ups/reviews.ts';
import { verifyReviewsOfOrder } from './verify-reviews.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
let stranger: Actor;
beforeAll(async () => {
  ({ app, maker, shopper, stranger } = await openReviews());
});
afterAll(() => app.stop());

const { insert, people } = makeReviewing(() => ({ app, maker }));

async function sameAsRows(designId: number): Promise<void> {
  const standing = await standingOf(app, designId);
  expect(standing.kept).toEqual(standing.counted);
  expect(standing.keptPictured).toEqual(standing.countedPictured);
  expect(standing.keptOfMaker).toBe(standing.ofMaker);
}

test('a review is trimmed, answered with, listed and counted', async () => {
  const designId = await insert();
  const { status, body } = await submit(shopper, {
    designId,
    rating: 4,
    comment: '  The border is woven well. ',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: { comment: 'The border is woven well.', rating: 4, isNew: true, ReviewImage: [] },
  });
  const { reviews, meta } = await readReviews(app.visitor, designId);
  expect(reviews).toMatchObject([
    {
      id: body.data.id,
      comment: 'The border is woven well.',
      rating: 4,
      images: [],
      editedAt: null,
      user: { id: shopper.id, name: 'Rohan Das', profileImage: null, isVerified: false, rating: 4 },
      reply: null,
      helpfulCount: 0,
    },
  ]);
  const shares = (of: number | null) =>
    [1, 2, 3, 4, 5].map((stars) => ({
      stars,
      percentage: stars === of ? 100 : 0,
      count: Number(stars === of),
    }));
  expect(meta).toEqual({
    averageRating: null,
    totalReviews: 1,
    verifiedReviews: 0,
    from: null,
    withPhotos: 0,
    foundReviews: 1,
    totalPages: 1,
    currentPage: 1,
    ratingDistribution: shares(null),
    others: { totalReviews: 1, averageRating: 4, ratingDistribution: shares(4) },
  });
  await sameAsRows(designId);
});

test('a second submission edits the first, and its rating moves the totals', async () => {
  const designId = await insert();
  const first = (await submit(shopper, { designId, rating: 5 })).body.data;
  const second = (await submit(shopper, { designId, rating: 2, comment: 'It faded after one wash.' })).body
    .data;
  expect(second).toMatchObject({ id: first.id, isNew: false, createdAt: first.createdAt });
  const { reviews, meta } = await readReviews(stranger, designId);
  expect(reviews).toMatchObject([{ rating: 2, comment: 'It faded after one wash.' }]);
  expect(reviews[0]?.editedAt).not.toBeNull();
  expect(meta).toMatchObject({ totalReviews: 1, others: { averageRating: 2, totalReviews: 1 } });
  await sameAsRows(designId);
});

test('makers do not review their own design', async () => {
  const designId = await insert();
  const { status, error } = await submit(maker, { designId });
  expect([status, error.message]).toEqual([400, inEnglish(reviewSentences.ownDesign)]);
  expect((await readReviews(maker, designId)).can.write).toBe(false);
  expect((await readReviews(shopper, designId)).can.write).toBe(true);
});

test('two submissions at once make one review, and the totals equal the rows', async () => {
  const designId = await insert();
  // Only three, because all wait for the lock of one design, and on a busy machine the last of many would be refused.
  const authors = await people(3);
  const answers = await Promise.all(
    authors.flatMap((author) => [1, 5].map((rating) => submit(author, { designId, rating }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body }) => body.data.isNew)).toHaveLength(authors.length);
  expect((await readReviews(stranger, designId)).meta.totalReviews).toBe(authors.length);
  await sameAsRows(designId);
});

test('marks that come while their reviews are edited leave totals that equal the rows', async () => {
  const designId = await insert();
  const authors = await people(4);
  for (const author of authors) await submit(author, { designId, rating: 2 });
  const orders = await Promise.all(authors.map((buyer) => insertOrder(app, { buyer, maker, designId })));
  await Promise.all([
    ...authors.map((author) => submit(author, { designId, rating: 4 })),
    ...orders.map((orderId) => verifyReviewsOfOrder(app.services.db, orderId)),
  ]);
  const { meta } = await readReviews(stranger, designId);
  expect(meta).toMatchObject({ averageRating: 4, verifiedReviews: 4, others: { totalReviews: 0 } });
  await sameAsRows(designId);
});

test('an author cannot be chosen by the sender, nor the mark of a purchase', async () => {
  const designId = await insert();
  const words = { designId, rating: 5, comment: 'Believe me, I bought it' };
  const body = formOf({ ...words, userId: stranger.id, isVerified: true });
  expect((await shopper.call(submitReviewAndRating, { body })).status).toBe(200);
  const { reviews } = await readReviews(stranger, designId);
  expect(reviews).toMatchObject([{ user: { id: shopper.id, isVerified: false }, isVerifiedPurchase: false }]);
});

test.each([
  ['no stars', { rating: '' }, { rating: inEnglish(reviewSentences.noRating) }],
  ['six stars', { rating: 6 }, { rating: inEnglish(reviewSentences.noRating) }],
  ['four and a half stars', { rating: 4.5 }, { rating: inEnglish(reviewSentences.noRating) }],
  ['nine letters', { comment: 'Too short' }, { comment: inEnglish(reviewSentences.shortComment) }],
  [
    'white space',
    { comment: ' \u200b \n\t        \u200b' },
    { comment: inEnglish(reviewSentences.shortComment) },
  ],
  ['2,001 letters', { comment: 'x'.repeat(2001) }, { comment: inEnglish(reviewSentences.longComment) }],
])('a review with %s is refused with its sentence', async (_, words, errors) => {
  const designId = await insert();
  const { status, error } = await submit(shopper, { designId, ...words });
  expect([status, error.code, error.errors]).toEqual([400, 'INVALID_INPUT', errors]);
  expect((await readReviews(shopper, designId)).meta.totalReviews).toBe(0);
});

test('only designs that can be seen are reviewed and read', async () => {
  for (const designId of [
    await insert('HIDDEN'),
    await insert('DELETED'),
    await insert('PROCESSING'),
    987_654,
  ]) {
    expect((await submit(shopper, { designId })).status).toBe(404);
    expect((await stranger.call(listReviews, { params: { id: designId }, query: {} })).status).toBe(404);
  }
});

test('signed out one reads, and neither writes, marks nor replies', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  expect((await submit(app.visitor, { designId })).status).toBe(401);
  expect((await helpful(app.visitor, id)).status).toBe(401);
  expect((await reply(app.visitor, id, 'Thank you')).status).toBe(401);
});

test('a review is reported through the door of complaints, one’s own is not', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const body = { kind: 'REVIEW', targetId: id, reason: 'SPAM' } as const;
  expect((await stranger.call(report, { body })).status).toBe(200);
  expect((await shopper.call(report, { body })).status).toBe(400);
});
