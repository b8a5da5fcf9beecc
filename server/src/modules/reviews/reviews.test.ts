import { afterAll, beforeAll, expect, test } from 'vitest';
import { report } from '#contracts/complaints/report.contract.ts';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { reviewSentences } from '#contracts/reviews/review.rules.ts';
import {
  getMyProductReviewsAndRatings,
  getOwnReview,
  listReviews,
  markReviewHelpful,
  replyToReview,
  reviewsOfMaker,
  submitReviewAndRating,
} from '#contracts/reviews/reviews.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { readReviews, standingOf, submit } from '#tests/support/people/reviews.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
let stranger: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
  stranger = await app.actor({ name: 'Nisha Paul' });
});
afterAll(() => app.stop());

const insert = (status = 'PUBLISHED') => insertDesign(app.services.db, { makerId: maker.id, status });

async function people(count: number): Promise<Actor[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => app.actor({ name: `Shopper ${n}` })));
}

/** One review for each rating, in this order. */
async function rate(designId: number, ratings: readonly number[]): Promise<void> {
  const authors = await people(ratings.length);
  for (const [place, author] of authors.entries()) {
    const rating = ratings[place] ?? 5;
    await submit(author, { designId, rating, comment: `Review number ${place + 1} of this` });
  }
}

async function sameAsRows(designId: number): Promise<void> {
  const standing = await standingOf(app, designId);
  expect(standing.kept).toEqual(standing.counted);
  expect(standing.keptPictured).toEqual(standing.countedPictured);
  expect(standing.keptOfMaker).toBe(standing.ofMaker);
}

const helpful = (actor: Pick<Actor, 'call'>, id: number, wanted?: boolean) =>
  actor.call(markReviewHelpful, { params: { id }, body: wanted === undefined ? {} : { wanted } });

const reply = (actor: Pick<Actor, 'call'>, id: number, content: string) =>
  actor.call(replyToReview, { params: { id }, body: { content } });

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
  expect(meta).toEqual({
    averageRating: 4,
    totalReviews: 1,
    withPhotos: 0,
    foundReviews: 1,
    totalPages: 1,
    currentPage: 1,
    ratingDistribution: [1, 2, 3, 4, 5].map((stars) => ({
      stars,
      percentage: stars === 4 ? 100 : 0,
      count: Number(stars === 4),
    })),
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
  expect(meta).toMatchObject({ averageRating: 2, totalReviews: 1 });
  await sameAsRows(designId);
});

test('makers do not review their own design', async () => {
  const designId = await insert();
  const { status, error } = await submit(maker, { designId });
  expect([status, error.message]).toEqual([400, reviewSentences.ownDesign]);
  expect((await readReviews(maker, designId)).can.write).toBe(false);
  expect((await readReviews(shopper, designId)).can.write).toBe(true);
});

test('two submissions at once make one review, and the totals equal the rows', async () => {
  const designId = await insert();
  const authors = await people(6);
  const answers = await Promise.all(
    authors.flatMap((author) => [1, 3, 5].map((rating) => submit(author, { designId, rating }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.filter(({ body }) => body.data.isNew)).toHaveLength(6);
  expect((await readReviews(stranger, designId)).meta.totalReviews).toBe(6);
  await sameAsRows(designId);
});

test('an author cannot be chosen by the sender, nor the mark of a purchase', async () => {
  const designId = await insert();
  const form = new FormData();
  const words = {
    designId,
    rating: 5,
    comment: 'Believe me, I bought it',
    userId: stranger.id,
    isVerified: true,
  };
  for (const [name, value] of Object.entries(words)) form.append(name, String(value));
  expect((await shopper.call(submitReviewAndRating, { body: form })).status).toBe(200);
  const { reviews } = await readReviews(stranger, designId);
  expect(reviews).toMatchObject([{ user: { id: shopper.id, isVerified: false }, isVerifiedPurchase: false }]);
});

test.each([
  ['no stars', { rating: '' }, { rating: reviewSentences.noRating }],
  ['six stars', { rating: 6 }, { rating: reviewSentences.noRating }],
  ['four and a half stars', { rating: 4.5 }, { rating: reviewSentences.noRating }],
  ['nine letters', { comment: 'Too short' }, { comment: reviewSentences.shortComment }],
  ['white space', { comment: ' \u200b \n\t        \u200b' }, { comment: reviewSentences.shortComment }],
  ['2,001 letters', { comment: 'x'.repeat(2001) }, { comment: reviewSentences.longComment }],
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

test('each order holds every review once, by page number and by cursor alike', async () => {
  const designId = await insert();
  await rate(designId, [3, 5, 1, 4, 5, 2, 3]);
  const all = (await readReviews(stranger, designId, { limit: 50 })).reviews;
  for (const [voters, place] of [
    [1, 0],
    [3, 4],
    [2, 6],
  ] as const) {
    for (const voter of await people(voters)) await helpful(voter, all[place]?.id ?? 0);
  }
  const numbers = (reviews: { comment: string }[]) =>
    reviews.map(({ comment }) => comment.split(' ')[2]).join('');
  const wanted = { newest: '7654321', highest: '5247163', lowest: '3671452', helpful: '3176542' };
  for (const [sort, expected] of Object.entries(wanted)) {
    const byNumber = await Promise.all(
      [1, 2, 3, 4].map((page) => readReviews(stranger, designId, { sort, page, limit: 2 })),
    );
    expect(byNumber.map(({ reviews }) => numbers(reviews)).join(''), sort).toBe(expected);
    expect(byNumber.map(({ meta }) => meta.totalPages)).toEqual([4, 4, 4, 4]);
    let read = '';
    let cursor: string | null | undefined;
    do {
      const page = await readReviews(stranger, designId, { sort, limit: 3, ...(cursor ? { cursor } : {}) });
      read += numbers(page.reviews);
      cursor = page.nextCursor;
    } while (cursor);
    expect(read, `${sort} by cursor`).toBe(expected);
  }
});

test('a filter by stars leaves those, and its pages are counted without counting rows', async () => {
  const designId = await insert();
  await rate(designId, [3, 5, 3, 4, 3]);
  const { reviews, meta } = await readReviews(stranger, designId, { stars: 3, limit: 2 });
  expect(reviews.map(({ rating }) => rating)).toEqual([3, 3]);
  expect(meta).toMatchObject({ totalReviews: 5, foundReviews: 3, totalPages: 2, averageRating: 3.6 });
  expect((await readReviews(stranger, designId, { photos: '1' })).meta).toMatchObject({
    foundReviews: 0,
    totalPages: 0,
  });
  expect((await readReviews(stranger, designId, { page: 3, limit: 2, stars: 3 })).reviews).toEqual([]);
});

test('a cursor that is none of ours, or of another order, is refused', async () => {
  const designId = await insert();
  await rate(designId, [3, 5]);
  const { nextCursor } = await readReviews(stranger, designId, { limit: 1 });
  for (const query of [{ cursor: 'nonsense' }, { cursor: nextCursor, sort: 'helpful' }]) {
    const { status, error } = await stranger.call(listReviews, {
      params: { id: designId },
      query: query as object,
    });
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT']);
  }
});

test('fifty helpful taps at once leave the count equal to the rows', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const voters = await people(10);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => voters.map((voter) => helpful(voter, id))).flat(),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await app.services.db.$client.query(
    'select helpful_count as kept, (select count(*) from review_votes where review_id = $1) as counted from reviews where id = $1',
    [id],
  );
  // Five taps of each person: on, off, on, off, on.
  expect(rows).toEqual([{ kept: 10, counted: 10 }]);
});

test('a vote is one per person, can be taken back, and never goes to one’s own review', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  expect((await helpful(stranger, id, true)).body).toMatchObject({ isHelpful: true, helpfulCount: 1 });
  expect((await helpful(stranger, id, true)).body).toMatchObject({ isHelpful: true, helpfulCount: 1 });
  expect((await readReviews(stranger, designId)).reviews[0]).toMatchObject({
    isHelpful: true,
    helpfulCount: 1,
  });
  expect((await readReviews(shopper, designId)).reviews[0]).toMatchObject({
    isHelpful: false,
    can: { markHelpful: false, edit: true, report: false },
  });
  expect((await helpful(stranger, id)).body).toMatchObject({ isHelpful: false, helpfulCount: 0 });
  const own = await helpful(shopper, id);
  expect([own.status, own.error.message]).toEqual([400, reviewSentences.ownHelpful]);
});

test('only the maker of the design replies, and once', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const otherMaker = await app.actor({ name: 'Farida Chhipa', role: 'DESIGNER' });
  for (const other of [stranger, otherMaker, shopper]) {
    const { status, error } = await reply(other, id, 'Thank you for the kind words');
    expect([status, error.message]).toEqual([404, 'This review could not be found.']);
  }
  expect((await reply(maker, id, '  ')).error.errors).toEqual({ content: reviewSentences.emptyReply });
  expect((await readReviews(maker, designId)).reviews[0]?.can.reply).toBe(true);
  const { body } = await reply(maker, id, ' Thank you, Rohan. ');
  expect(body.review).toMatchObject({
    reply: { content: 'Thank you, Rohan.', maker: { id: maker.id, name: 'Kavya Iyer' } },
    can: { reply: false },
  });
  const again = await reply(maker, id, 'And one more thing');
  expect([again.status, again.error.message]).toEqual([409, reviewSentences.replied]);
});

test('two replies at once leave one', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const answers = await Promise.all(['One', 'Two', 'Three'].map((content) => reply(maker, id, content)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('markup in a review and in a reply is kept as the text it is', async () => {
  const designId = await insert();
  const comment = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
  const { id } = (await submit(shopper, { designId, comment })).body.data;
  await reply(maker, id, comment);
  const [review] = (await readReviews(stranger, designId)).reviews;
  expect([review?.comment, review?.reply?.content]).toEqual([comment, comment]);
});

test('one’s own review is found by its author alone', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const own = await shopper.call(getOwnReview, { params: { id: designId } });
  expect(own.body).toMatchObject({ can: { write: true }, data: { id, can: { edit: true } } });
  expect((await stranger.call(getOwnReview, { params: { id: designId } })).body.data).toBeNull();
  expect((await readReviews(shopper, designId)).ownReviewId).toBe(id);
  expect((await readReviews(stranger, designId)).ownReviewId).toBeNull();
});

test('the page of a design carries its rating, its maker’s and the three latest reviews under both names', async () => {
  const other = await app.actor({ name: 'Zoya Khan', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: other.id });
  const sister = await insertDesign(app.services.db, { makerId: other.id });
  const look = async () =>
    (await stranger.call(getProductDetails, { params: { id: designId } })).body.product;
  expect(await look()).toMatchObject({
    designer: { rating: null },
    meta: { rating: null, reviewCount: 0 },
    reviews: [],
    latestReviews: [],
  });
  await rate(designId, [5, 4, 4, 5]);
  await rate(sister, [1]);
  const product = await look();
  expect(product).toMatchObject({ designer: { rating: 3.8 }, meta: { rating: 4.5, reviewCount: 4 } });
  expect(product.latestReviews.map(({ rating }) => rating)).toEqual([5, 4, 4]);
  expect(product.reviews).toEqual(product.latestReviews);
});

test('makers read their reviewed designs in the shape of the first front end, and nobody else’s', async () => {
  const other = await app.actor({ name: 'Imran Qureshi', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: other.id, title: 'Phulkari dupatta' });
  await insertDesign(app.services.db, { makerId: other.id });
  await rate(designId, [5, 4]);
  const { body } = await other.call(getMyProductReviewsAndRatings, { query: {} });
  expect(body.data).toHaveLength(1);
  expect(body.data[0]).toMatchObject({
    id: designId,
    title: 'Phulkari dupatta',
    images: [{ url: expect.stringMatching(/^http.*\/1080\.webp$/) }],
    ratings: [{ rating: 4 }, { rating: 5 }],
    avgRating: 4.5,
    totalRatings: 2,
    reviews: [
      { rating: 4, user: { name: 'Shopper 1', profile: { profileImage: null } }, ReviewImage: [] },
      { rating: 5, user: { name: 'Shopper 0' } },
    ],
  });
  expect((await stranger.call(getMyProductReviewsAndRatings, { query: {} })).body.data).toEqual([]);
});

test('of a design that many have reviewed the newest fifty ratings are sent, with the average of all', async () => {
  const other = await app.actor({ name: 'Salma Khatoon', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: other.id });
  await rate(designId, [1, 1, ...Array.from({ length: 49 }, () => 5)]);
  const { body } = await other.call(getMyProductReviewsAndRatings, { query: {} });
  expect(body.data[0]).toMatchObject({ totalRatings: 51, avgRating: 4.8 });
  expect(body.data[0]?.ratings).toEqual([...Array(49).fill({ rating: 5 }), { rating: 1 }]);
  expect(body.data[0]?.reviews).toHaveLength(10);
});

test('what people say about a maker is read by anyone, newest first, without a design that is gone', async () => {
  const other = await app.actor({ name: 'Lata Bai', role: 'KARKHANDAR' });
  const designId = await insertDesign(app.services.db, { makerId: other.id, title: 'Kantha throw' });
  const gone = await insertDesign(app.services.db, { makerId: other.id });
  await rate(gone, [2]);
  await rate(
    designId,
    Array.from({ length: 11 }, () => 5),
  );
  await app.services.db.$client.query(`update designs set status = 'DELETED' where id = $1`, [gone]);
  const first = (await app.visitor.call(reviewsOfMaker, { params: { userId: other.id }, query: {} })).body;
  expect(first).toMatchObject({ averageRating: 4.8, totalReviews: 12 });
  expect(first.data).toHaveLength(10);
  const profile = await stranger.call(viewPublicProfile, { params: { userId: other.id } });
  expect(profile.body.data).toMatchObject({ averageRating: 4.8, reviewsCount: 12 });
  expect(first.data[0]).toMatchObject({ design: { id: designId, title: 'Kantha throw' } });
  const cursor = first.nextCursor ?? '';
  const second = (await app.visitor.call(reviewsOfMaker, { params: { userId: other.id }, query: { cursor } }))
    .body;
  expect(second.data.map(({ rating, design }) => [rating, design?.id ?? null])).toEqual([
    [5, designId],
    [2, null],
  ]);
  expect(second.nextCursor).toBeNull();
});

test('a review is reported through the door of complaints, one’s own is not', async () => {
  const designId = await insert();
  const { id } = (await submit(shopper, { designId })).body.data;
  const body = { kind: 'REVIEW', targetId: id, reason: 'SPAM' } as const;
  expect((await stranger.call(report, { body })).status).toBe(200);
  expect((await shopper.call(report, { body })).status).toBe(400);
});
