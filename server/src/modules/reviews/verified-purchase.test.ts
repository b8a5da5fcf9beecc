import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { reviewsOfMaker } from '#contracts/reviews/reviews.contract.ts';
import { payments } from '#server/modules/payments/payments.tables.ts';
import { expectBooks } from '#tests/support/people/refund-books.ts';
import { readReviews, standingOf, submit } from '#tests/support/people/reviews.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.razorpay.control('refunds', { mode: 'processed' }));

/** The total of one order, in paise. */
const total = 1_350_000;
const soon = { timeout: 60_000, interval: 50 };

/** A shipped and fully paid order of its own design, with a review by its buyer. */
async function soldAndReviewed() {
  const designId = await designOf(shop.app, shop.maker, { title: 'Ajrakh stole' });
  const orderId = await confirm(designId);
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId } });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } });
  await shop.maker.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'SHIPPED' } });
  await submit(shop.buyer, { designId });
  return { orderId, designId };
}

async function confirm(designId: number): Promise<number> {
  const placed = await order(shop.buyer, designId, { headers: { 'idempotency-key': randomUUID() } });
  const { orderId, razorpayOrderId } = placed.body;
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  return orderId;
}

/**
 * Whether the review is marked as a verified purchase. Expects the product page, the maker's ratings page and the
 * totals to agree.
 */
async function isMarked(designId: number): Promise<boolean> {
  const { reviews, meta } = await readReviews(shop.buyer, designId);
  const ofMaker = await shop.buyer.call(reviewsOfMaker, { params: { userId: shop.maker.id }, query: {} });
  const [one] = reviews;
  const same = ofMaker.body.data.find(({ id }) => id === one?.id);
  const { verifiedReviews, others } = meta;
  expect([verifiedReviews, others.totalReviews]).toEqual(one?.isVerifiedPurchase ? [1, 0] : [0, 1]);
  expect([one?.user.isVerified, same?.isVerifiedPurchase]).toEqual([
    one?.isVerifiedPurchase,
    one?.isVerifiedPurchase,
  ]);
  return one?.isVerifiedPurchase === true;
}

const marked = (designId: number, expected: boolean) =>
  vi.waitFor(async () => expect(await isMarked(designId)).toBe(expected), soon);

const giveBack = (id: number, amount: number) =>
  shop.maker.call(refundOrder, {
    params: { id },
    body: { amount, reason: 'As agreed.' },
    headers: { 'idempotency-key': randomUUID() },
  });

test('the mark stays with a part that goes back and goes with the whole, whoever gives it', async () => {
  const { orderId, designId } = await soldAndReviewed();
  await marked(designId, true);
  await giveBack(orderId, 13_000);
  await expectBooks(shop, orderId, total, 1_300_000);
  expect(await isMarked(designId)).toBe(true);
  await giveBack(orderId, 500);
  await marked(designId, false);
  const standing = await standingOf(shop.app, designId);
  expect(standing.kept).toEqual(standing.counted);
  expect(standing.keptOfMaker).toBe(standing.ofMaker);
});

test('the same where somebody gives it back at the provider, and the mark returns if that fails', async () => {
  const { orderId, designId } = await soldAndReviewed();
  await marked(designId, true);
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const paid = await shop.app.services.db.select().from(payments).where(eq(payments.orderId, orderId));
  const made: string[] = [];
  for (const { razorpayPaymentId } of paid)
    made.push((await shop.razorpay.control<{ id: string }>('refund', { payment_id: razorpayPaymentId })).id);
  await marked(designId, false);
  await shop.razorpay.control('settle_refund', { refund_id: made[0], status: 'failed' });
  await marked(designId, true);
});

test('one order of which all goes back leaves the mark to another of the same design', async () => {
  const { orderId, designId } = await soldAndReviewed();
  const second = await confirm(designId);
  await giveBack(orderId, 13_500);
  await expectBooks(shop, orderId, total, total);
  await marked(designId, true);
  await shop.buyer.call(updateOrderStatus, { params: { id: second }, body: { status: 'CANCELLED' } });
  await marked(designId, false);
});
