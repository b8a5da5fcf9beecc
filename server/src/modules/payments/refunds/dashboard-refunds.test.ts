import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type OrderData,
  orderConfirmation,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { byHand, expectBooks, paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.razorpay.control('webhooks', { mode: 'normal' });
  await shop.razorpay.control('refunds', { mode: 'processed' });
});

const soon = { timeout: 60_000, interval: 60 };
const advance = 540_000;
const total = 1_350_000;

async function read(id: number, by: Actor = shop.buyer): Promise<OrderData> {
  return (await by.call(orderConfirmation, { params: { id } })).body.orderData;
}

const move = (by: Actor, id: number, status: 'CANCELLED' | 'SHIPPED' | 'DESIGN_COMPLETED') =>
  by.call(updateOrderStatus, { params: { id }, body: { status } });

const giveBack = (id: number, amount: number) =>
  shop.maker.call(refundOrder, {
    params: { id },
    body: { amount, reason: 'The border came out narrower.' },
    headers: { 'idempotency-key': randomUUID() },
  });

async function payFinal(orderId: number) {
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId } });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  return shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } });
}

test('a part that was given back in the dashboard is booked, and a cancellation gives back the rest', async () => {
  const id = await shop.confirm();
  await byHand(shop, await paymentOf(shop, id), 10_000);
  await expectBooks(shop, id, advance, 10_000);
  expect(await read(id)).toMatchObject({
    status: 'CONFIRMED',
    payments: { held: 5300, initial: { paid: true, refunded: false } },
    refunds: [{ amount: 100, cause: 'PROVIDER', instalment: 'initial', status: 'PROCESSED' }],
    can: { payFinal: true, cancel: true },
  });
  expect((await move(shop.buyer, id, 'CANCELLED')).status).toBe(200);
  await expectBooks(shop, id, advance, advance);
  expect((await read(id)).refunds).toMatchObject([
    { amount: 100, cause: 'PROVIDER' },
    { amount: 5300, cause: 'CANCELLED' },
  ]);
});

test('a cancellation that does not know of it yet asks what is there and gives back the rest alone', async () => {
  await shop.razorpay.control('webhooks', { mode: 'drop' });
  const id = await shop.confirm();
  await byHand(shop, await paymentOf(shop, id), 10_000);
  expect((await move(shop.buyer, id, 'CANCELLED')).status).toBe(200);
  await expectBooks(shop, id, advance, advance);
  expect((await read(id)).payments.initial).toMatchObject({ refunded: true });
  expect((await read(id)).payments.initial.refundedAt).not.toBeNull();
});

test('an order of which all has gone back is cancelled, takes no final payment and is not sent', async () => {
  const id = await shop.confirm();
  await move(shop.maker, id, 'DESIGN_COMPLETED');
  const opened = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  await byHand(shop, await paymentOf(shop, id));
  await expectBooks(shop, id, advance, advance);
  const seen = await read(id);
  expect(seen).toMatchObject({
    status: 'CANCELLED',
    payments: { held: 0, initial: { paid: false, refunded: true } },
  });
  expect(seen.history.at(-1)).toMatchObject({
    actor: 'SYSTEM',
    from: 'DESIGN_COMPLETED',
    to: 'CANCELLED',
    note: 'All that was paid goes back',
  });
  expect(Object.values(seen.can).flat().filter(Boolean)).toEqual([]);
  const again = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  expect([again.status, again.error.message]).toEqual([409, expect.stringMatching(/was cancelled/)]);
  expect((await move(shop.maker, id, 'SHIPPED')).error).toMatchObject({ code: 'ILLEGAL_MOVE' });

  // A buyer who still pays in an open window gets a refund.
  const proof = await shop.razorpay.pay(opened.body.razorpayOrderId);
  const late = await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId: id } });
  expect(late.error.message).toMatch(/cancelled before the payment arrived/);
  await expectBooks(shop, id, total, total);

  await vi.waitFor(async () => {
    const { db, mail } = shop.app.services;
    const subjects = async (one: Actor) =>
      (await mail.listUnsent(db, one.email)).map(({ subject }) => subject);
    expect(await subjects(shop.buyer)).toContainEqual(
      expect.stringMatching(/^Your order TB-.* is cancelled$/),
    );
    expect(await subjects(shop.maker)).toContainEqual(expect.stringMatching(/^Order TB-.* is cancelled$/));
    expect(await subjects(shop.maker)).toContainEqual(expect.stringMatching(/goes back to its buyer$/));
  }, soon);
});

test('both instalments given back end the order, one of them does not', async () => {
  const id = await shop.confirm();
  expect((await payFinal(id)).status).toBe(200);
  await byHand(shop, await paymentOf(shop, id, 'FINAL'));
  await expectBooks(shop, id, total, total - advance);
  expect((await read(id)).status).toBe('CONFIRMED');
  await byHand(shop, await paymentOf(shop, id, 'ADVANCE'));
  await expectBooks(shop, id, total, total);
  expect((await read(id)).status).toBe('CANCELLED');
});

test('an order whose final payment was given back in the dashboard is not sent, until that fails', async () => {
  const id = await shop.confirm();
  await payFinal(id);
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const made = await byHand(shop, await paymentOf(shop, id, 'FINAL'));
  await vi.waitFor(async () => expect((await read(id)).payments.final.returning).toBe('ON_ITS_WAY'), soon);
  const refused = await move(shop.maker, id, 'SHIPPED');
  expect([refused.status, refused.error]).toMatchObject([
    409,
    { code: 'ILLEGAL_MOVE', message: expect.stringMatching(/^The final payment has gone back to its buyer/) },
  ]);
  expect((await read(id, shop.maker)).can.moveTo).not.toContain('SHIPPED');
  expect((await read(id)).can.payFinal).toBe(false);
  const again = await shop.buyer.call(createFinalPayment, { body: { orderId: id } });
  expect([again.status, again.error.message]).toEqual([409, expect.stringMatching(/goes back to you/)]);

  await shop.razorpay.control('settle_refund', { refund_id: made.id, status: 'failed' });
  await vi.waitFor(async () => expect((await read(id, shop.maker)).can.moveTo).toContain('SHIPPED'), soon);
  expect((await move(shop.maker, id, 'SHIPPED')).status).toBe(200);
});

test('what the maker agreed to give back of the final payment lets the parcel go', async () => {
  const id = await shop.confirm();
  await payFinal(id);
  await giveBack(id, (total - advance) / 100);
  await expectBooks(shop, id, total, total - advance);
  expect((await move(shop.maker, id, 'SHIPPED')).status).toBe(200);
});

test('a parcel that was sent stays sent, whatever goes back afterwards', async () => {
  const id = await shop.confirm();
  await payFinal(id);
  expect((await move(shop.maker, id, 'SHIPPED')).status).toBe(200);
  await byHand(shop, await paymentOf(shop, id, 'FINAL'));
  await byHand(shop, await paymentOf(shop, id, 'ADVANCE'));
  await expectBooks(shop, id, total, total);
  expect(await read(id)).toMatchObject({
    status: 'SHIPPED',
    payments: { held: 0 },
    can: { confirmDelivery: true },
  });
});

test('without any webhook the reconciler finds what was given back, once', async () => {
  await shop.razorpay.control('webhooks', { mode: 'drop' });
  const [part, all] = [await shop.confirm(), await shop.confirm()];
  await byHand(shop, await paymentOf(shop, part), 12_345);
  await byHand(shop, await paymentOf(shop, all));
  await shop.app.services.payments.reconcile();
  await Promise.all([shop.app.services.payments.reconcile(), shop.app.services.payments.reconcile()]);
  await expectBooks(shop, part, advance, 12_345);
  await expectBooks(shop, all, advance, advance);
  expect([(await read(part)).status, (await read(all)).status]).toEqual(['CONFIRMED', 'CANCELLED']);
  expect((await read(part)).refunds).toHaveLength(1);
});

/** The bodies of the provider's webhooks about a payment's refunds. */
async function bodiesAbout(paymentId: string): Promise<Map<string, string>> {
  const { webhooks } = await shop.razorpay.ledger();
  const held = webhooks.filter(({ event, body }) => event.startsWith('refund.') && body.includes(paymentId));
  return new Map(held.map(({ event, body }) => [event, body]));
}

async function tell(...bodies: (string | undefined)[]): Promise<void> {
  for (const body of bodies) {
    const text = body ?? '';
    expect(await postWebhook(shop, text, shop.razorpay.sign(text, randomUUID()))).toBe(200);
    await settled(shop);
  }
}

test('the same refund told twice, and processed before created, is booked once', async () => {
  const id = await shop.confirm();
  await shop.razorpay.control('webhooks', { mode: 'hold' });
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const made = await byHand(shop, await paymentOf(shop, id), 20_000);
  await shop.razorpay.control('settle_refund', { refund_id: made.id, status: 'processed' });
  const bodies = await bodiesAbout(await paymentOf(shop, id));
  const [created, processed] = [bodies.get('refund.created'), bodies.get('refund.processed')];
  await tell(processed, created, created, processed);
  await shop.app.services.payments.reconcile();
  await expectBooks(shop, id, advance, 20_000);
  expect((await read(id)).refunds).toMatchObject([{ amount: 200, status: 'PROCESSED' }]);
});

test('news of a refund that overtakes the payment itself is not lost, and old news of the payment books nothing', async () => {
  await shop.razorpay.control('webhooks', { mode: 'hold' });
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await byHand(shop, proof.razorpay_payment_id);
  const { webhooks } = await shop.razorpay.ledger();
  const about = webhooks.filter(({ body }) => body.includes(razorpayOrderId));
  const body = (event: string) => about.find((one) => one.event === event)?.body;
  await tell(body('refund.processed'), body('payment.captured'), body('order.paid'));
  const proven = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  expect(proven.error).toMatchObject({ code: 'PAYMENT_REFUSED' });
  expect((await read(orderId)).status).toBe('PENDING');
  await expectBooks(shop, orderId, advance, advance);
});

test('a refund of the dashboard that fails afterwards is held again; of a cancelled order it is paid back by us', async () => {
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const [part, all] = [await shop.confirm(), await shop.confirm()];
  const [small, whole] = [
    await byHand(shop, await paymentOf(shop, part), 10_000),
    await byHand(shop, await paymentOf(shop, all)),
  ];
  await vi.waitFor(async () => {
    expect((await read(part)).payments.held).toBe(5300);
    expect(await read(all)).toMatchObject({ status: 'CANCELLED', payments: { held: 0 } });
  }, soon);
  await shop.razorpay.control('refunds', { mode: 'processed' });
  await shop.razorpay.control('settle_refund', { refund_id: small.id, status: 'failed' });
  await shop.razorpay.control('settle_refund', { refund_id: whole.id, status: 'failed' });
  await expectBooks(shop, all, advance, advance);
  await expectBooks(shop, part, advance, 0);
  expect(await read(part)).toMatchObject({ status: 'CONFIRMED', payments: { held: 5400 }, refunds: [] });
  expect((await read(all)).refunds).toMatchObject([
    { cause: 'CANCELLED', amount: 5400, status: 'PROCESSED' },
  ]);
});

test('the webhook of our own refund that arrives before our call returns is our own refund', async () => {
  const id = await shop.confirm();
  // The refund is made and its webhook is sent, but the response to our call is lost, repeatedly.
  await shop.razorpay.fault('POST /v1/payments/*', 'drop_after', { count: 2 });
  await giveBack(id, 700);
  await expectBooks(shop, id, advance, 70_000);
  expect((await read(id)).refunds).toMatchObject([{ cause: 'AGREED', amount: 700 }]);
});

test('a refund of the dashboard while ours fails and waits to be tried again takes its place', async () => {
  await shop.razorpay.control('refunds', { mode: 'pending' });
  const id = await shop.confirm();
  await giveBack(id, 5000);
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('PENDING'), soon);
  const made = (await shop.razorpay.ledger()).refunds.at(-1);
  await shop.razorpay.control('settle_refund', { refund_id: made?.id, status: 'failed' });
  await vi.waitFor(async () => expect((await read(id)).refunds[0]?.status).toBe('FAILED'), soon);
  await shop.razorpay.control('refunds', { mode: 'processed' });
  // A person makes by hand the refund that the bank refused.
  await byHand(shop, await paymentOf(shop, id));
  await expectBooks(shop, id, advance, advance);
  shop.advance(7);
  await shop.app.services.payments.reconcile();
  await expectBooks(shop, id, advance, advance);
  expect((await read(id)).status).toBe('CANCELLED');
});
