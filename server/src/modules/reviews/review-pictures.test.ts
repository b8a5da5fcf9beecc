import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { reviewSentences } from '#contracts/reviews/review.rules.ts';
import { submitReviewAndRating } from '#contracts/reviews/writing/write-review.contract.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import {
  cameraPhotograph,
  hasLocation,
  plainPicture,
  scriptingSvg,
} from '#tests/support/people/photographs.ts';
import { readReviews, reviewForm, standingOf, submit } from '#tests/support/people/reviews.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let author: Actor;
beforeAll(async () => {
  shop = await openShop();
  author = await shop.app.actor({ name: 'Rohan Das' });
});
afterAll(() => shop.stop());

const insert = () => insertDesign(shop.app.services.db, { makerId: shop.maker.id });
const photo = async (name = 'worn.jpg') => ({ name, bytes: await plainPicture('jpeg') });

/** Waits until no picture of the design's only review is being prepared. */
async function prepared(designId: number) {
  return vi.waitFor(
    async () => {
      const [review] = (await readReviews(author, designId)).reviews;
      if (!review || review.preparing > 0) throw new Error('Its photos are not ready yet');
      return review;
    },
    { timeout: 60_000, interval: 100 },
  );
}

async function sameAsRows(designId: number): Promise<void> {
  const standing = await standingOf(shop.app, designId);
  expect([standing.kept, standing.keptPictured]).toEqual([standing.counted, standing.countedPictured]);
}

test('photos are shown once they are prepared, in their order, and the filter finds them', async () => {
  const designId = await insert();
  const images = [await photo('one.jpg'), await photo('two.jpg')];
  const { body } = await submit(author, { designId, images });
  expect(body.data.ReviewImage).toHaveLength(2);
  const review = await prepared(designId);
  expect(review.images).toEqual(body.data.ReviewImage.map(({ url }) => url));
  const pictured = await readReviews(author, designId, { photos: '1' });
  expect(pictured.meta).toMatchObject({ foundReviews: 1, withPhotos: 1 });
  await sameAsRows(designId);
});

test('a photo of a review keeps neither its bytes nor the location where it was taken', async () => {
  const designId = await insert();
  const bytes = await cameraPhotograph({ width: 1600, height: 1200 });
  expect(await hasLocation(bytes)).toBe(true);
  await submit(author, { designId, images: [{ name: 'home.jpg', bytes }] });
  const { images } = await prepared(designId);
  const url = new URL(images[0] ?? '').pathname;
  const answer = await shop.app.server.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(await hasLocation(answer.rawPayload)).toBe(false);
});

test('an edit keeps the photos that it names, adds new ones behind them and removes the rest', async () => {
  const designId = await insert();
  await submit(author, { designId, images: [await photo('a.jpg'), await photo('b.jpg')] });
  const [first, second] = (await prepared(designId)).pictures;
  const keepImages = [second?.mediaId ?? 0];
  const { body } = await submit(author, { designId, keepImages, images: [await photo('c.jpg')] });
  expect(body.data.ReviewImage).toHaveLength(2);
  const after = await prepared(designId);
  expect(after.images[0]).toBe(second?.url);
  expect(after.images).not.toContain(first?.url);
  expect((await submit(author, { designId, keepImages: [] })).body.data.ReviewImage).toEqual([]);
  expect((await prepared(designId)).images).toEqual([]);
  await sameAsRows(designId);
});

test('without a word about old photos an edit of the words keeps them, and new ones take their place', async () => {
  const designId = await insert();
  const old = (await submit(author, { designId, images: [await photo()] })).body.data.ReviewImage;
  const words = await submit(author, { designId, comment: 'Only the words are other ones' });
  expect(words.body.data.ReviewImage).toEqual(old);
  const others = (await submit(author, { designId, images: [await photo()] })).body.data.ReviewImage;
  expect(others).toHaveLength(1);
  expect(others[0]?.id).not.toBe(old[0]?.id);
  await prepared(designId);
});

test('photos of another person’s review cannot be kept in one’s own', async () => {
  const designId = await insert();
  const stranger = await shop.app.actor({ name: 'Nisha Paul' });
  const [photoOfAuthor] = (await submit(author, { designId, images: [await photo()] })).body.data.ReviewImage;
  const { status, error } = await submit(stranger, { designId, keepImages: [photoOfAuthor?.id ?? 0] });
  expect([status, error.errors]).toEqual([400, { images: inEnglish(reviewSentences.goneKept) }]);
  expect((await readReviews(stranger, designId)).meta.totalReviews).toBe(1);
});

test('six photos, one over 5 MB and one that is none are refused with a sentence, and nothing stays', async () => {
  const designId = await insert();
  const six = await Promise.all(Array.from({ length: 6 }, (_, n) => photo(`${n}.jpg`)));
  const tooMany = await submit(author, { designId, images: six });
  expect([tooMany.status, tooMany.error.message]).toEqual([413, inEnglish(reviewSentences.tooManyPictures)]);
  const large = { name: 'large.jpg', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1) };
  const tooLarge = await submit(author, { designId, images: [large] });
  expect([tooLarge.status, tooLarge.error.message]).toEqual([
    413,
    'large.jpg is larger than 5 MB. Please choose a smaller file.',
  ]);
  const script = await submit(author, { designId, images: [{ name: 'a.svg', bytes: scriptingSvg() }] });
  expect([400, 415]).toContain(script.status);
  expect((await readReviews(author, designId)).meta.totalReviews).toBe(0);
  const kept = (await submit(author, { designId, images: six.slice(0, 3) })).body.data.ReviewImage;
  const over = await submit(author, {
    designId,
    keepImages: kept.map(({ id }) => id),
    images: six.slice(0, 3),
  });
  expect([over.status, over.error.errors]).toEqual([
    400,
    { images: inEnglish(reviewSentences.tooManyPictures) },
  ]);
  await prepared(designId);
});

test('the mark of a purchase follows real orders: from the advance on, until it is cancelled', async () => {
  const designId = await insert();
  await submit(shop.buyer, { designId, comment: 'I have only looked at it' });
  const isVerified = async () => (await readReviews(author, designId)).reviews[0]?.isVerifiedPurchase;
  const placed = await order(shop.buyer, designId, { headers: { 'idempotency-key': 'review-order-1' } });
  const { orderId, razorpayOrderId } = placed.body;
  await submit(shop.buyer, { designId, comment: 'I have ordered, but not paid' });
  expect(await isVerified()).toBe(false);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  await vi.waitFor(async () => expect(await isVerified()).toBe(true), { timeout: 60_000, interval: 100 });
  await shop.buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'CANCELLED' } });
  await vi.waitFor(async () => expect(await isVerified()).toBe(false), { timeout: 60_000, interval: 100 });
});

test('a form that is cut off in the middle leaves no review', async () => {
  const designId = await insert();
  const form = reviewForm({ designId });
  form.delete('comment');
  expect((await author.call(submitReviewAndRating, { body: form })).status).toBe(400);
  expect((await readReviews(author, designId)).meta.totalReviews).toBe(0);
});
