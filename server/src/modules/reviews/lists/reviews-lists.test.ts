import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import {
  getMyProductReviewsAndRatings,
  listReviews,
  reviewsOfMaker,
} from '#contracts/reviews/reviews.contract.ts';
import { getOwnReview } from '#contracts/reviews/writing/write-review.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { readReviews, submit } from '#tests/support/people/reviews.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { helpful, makeReviewing, openReviews } from '#tests/support/set-ups/reviews.ts';

let app: TestApp;
let maker: Actor;
let shopper: Actor;
let stranger: Actor;
beforeAll(async () => {
  ({ app, maker, shopper, stranger } = await openReviews());
});
afterAll(() => app.stop());

const { insert, people, rate } = makeReviewing(() => ({ app, maker }));

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

test('what leads is of buyers; reviews of people who never ordered stand apart, and in the list of all', async () => {
  const other = await app.actor({ name: 'Noor Jahan', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: other.id });
  const only = await insertDesign(app.services.db, { makerId: other.id });
  await rate(designId, [5, 4]);
  await submit(stranger, { designId, rating: 2, comment: 'I never bought it' });
  await submit(stranger, { designId: only, rating: 1 });

  const all = await readReviews(app.visitor, designId, { limit: 2 });
  expect(all.meta).toMatchObject({
    averageRating: 4.5,
    totalReviews: 3,
    verifiedReviews: 2,
    foundReviews: 3,
    totalPages: 2,
    others: { totalReviews: 1, averageRating: 2 },
  });
  expect(all.meta.ratingDistribution.map(({ count }) => count)).toEqual([0, 0, 0, 1, 1]);
  const second = await readReviews(app.visitor, designId, { limit: 2, page: 2 });
  expect([...all.reviews, ...second.reviews].map(({ rating }) => rating)).toEqual([2, 4, 5]);

  const ratingsOf = async (id: number, from: string) => {
    const { reviews, meta } = await readReviews(app.visitor, id, { from, sort: 'highest' });
    return [meta.from, meta.foundReviews, ...reviews.map(({ rating }) => rating)];
  };
  expect(await ratingsOf(designId, 'buyers')).toEqual(['buyers', 2, 5, 4]);
  expect(await ratingsOf(designId, 'others')).toEqual(['others', 1, 2]);
  expect(await ratingsOf(designId, 'leading')).toEqual(['buyers', 2, 5, 4]);
  expect(await ratingsOf(only, 'leading')).toEqual(['others', 1, 1]);
  expect(await ratingsOf(only, 'buyers')).toEqual(['buyers', 0]);

  const pageOf = async (id: number) =>
    (await app.visitor.call(getProductDetails, { params: { id } })).body.product;
  const page = await pageOf(designId);
  expect(page).toMatchObject({
    designer: { rating: 4.5 },
    meta: { rating: 4.5, reviewCount: 2, othersRating: 2, othersReviewCount: 1 },
  });
  const ratings = (reviews: { rating: number }[]) => reviews.map(({ rating }) => rating);
  expect([page.latestReviews, page.latestOtherReviews, page.reviews].map(ratings)).toEqual([
    [4, 5],
    [2],
    [4, 5, 2],
  ]);
  expect((await pageOf(only)).meta).toMatchObject({ rating: null, reviewCount: 0, othersRating: 1 });

  const profile = await stranger.call(viewPublicProfile, { params: { userId: other.id } });
  expect(profile.body.data).toMatchObject({ averageRating: 4.5, reviewsCount: 2 });
  const ofMaker = await stranger.call(reviewsOfMaker, { params: { userId: other.id }, query: {} });
  expect(ofMaker.body).toMatchObject({ averageRating: 4.5, totalReviews: 2, otherReviews: 2 });
  expect(ofMaker.body.data).toHaveLength(4);
  const own = await other.call(getMyProductReviewsAndRatings, { query: {} });
  expect(own.body.data).toMatchObject([
    { id: only, ratings: [], avgRating: 0, totalRatings: 0, otherRatings: 1, reviews: [{ rating: 1 }] },
    {
      id: designId,
      ratings: [{ rating: 4 }, { rating: 5 }],
      avgRating: 4.5,
      totalRatings: 2,
      otherRatings: 1,
    },
  ]);
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
    meta: { rating: null, reviewCount: 0, othersRating: null, othersReviewCount: 0 },
    reviews: [],
    latestReviews: [],
    latestOtherReviews: [],
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
