import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { startTestApp } from '#tests/support/servers/app.ts';
import type { Proof } from '#tests/support/servers/razorpay.ts';
import { payments } from '../payments.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // No webhooks: only the payment window reports.
  await shop.razorpay.control('webhooks', { mode: 'drop' });
});
afterAll(() => shop.stop());

const verify = (proof: Proof, orderId: number, by: Actor = shop.buyer) =>
  by.call(verifyInitialPayment, { body: { ...proof, orderId } });

async function statusOf(orderId: number): Promise<string> {
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  return seen.body.orderData.status;
}

test('a thousand replays of a proof succeed and book once', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(proof, orderId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  expect(seen.body.orderData.history).toHaveLength(2);
  const ledger = await shop.razorpay.ledger();
  expect(ledger.captures.filter(({ order_id }) => order_id === razorpayOrderId)).toHaveLength(1);
});

test('a proof that is not exactly this order’s is refused, and the order stays payable', async () => {
  const paid = await shop.place();
  const other = await shop.place();
  const good = await shop.razorpay.pay(paid.razorpayOrderId);
  const ofOther = shop.razorpay.prove(other.razorpayOrderId, good.razorpay_payment_id);
  const lies: [string, Proof, number][] = [
    ['signature of another order', { ...good, razorpay_signature: ofOther.razorpay_signature }, paid.orderId],
    ['whole proof of another order', good, other.orderId],
    ['own order named, foreign payment', ofOther, other.orderId],
    [
      'signature in capitals',
      { ...good, razorpay_signature: good.razorpay_signature.toUpperCase() },
      paid.orderId,
    ],
    ['empty signature', { ...good, razorpay_signature: '' }, paid.orderId],
    ['payment id that is a path', { ...good, razorpay_payment_id: '../orders' }, paid.orderId],
    [
      'payment that does not exist',
      shop.razorpay.prove(paid.razorpayOrderId, 'pay_ZZZZZZZZZZZZZZ'),
      paid.orderId,
    ],
  ];
  for (const [lie, proof, orderId] of lies) {
    const answer = await verify(proof, orderId);
    expect([lie, answer.status, answer.error]).toEqual([
      lie,
      400,
      expect.objectContaining({ success: false, code: 'PAYMENT_REFUSED', message: 'Verification failed' }),
    ]);
  }
  expect([await statusOf(paid.orderId), await statusOf(other.orderId)]).toEqual(['PENDING', 'PENDING']);
  expect((await verify(good, paid.orderId)).status).toBe(200);
});

test('a good proof in the hands of somebody else is worth nothing', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const thief = await shop.app.actor({ name: 'Ravi Iyer' });
  expect((await verify(proof, orderId, thief)).status).toBe(404);
  expect((await verify(proof, orderId, shop.maker)).status).toBe(404);
  expect(await statusOf(orderId)).toBe('PENDING');
});

test('a signed payment that the provider calls failed books nothing until it succeeds', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const refused = await shop.razorpay
    .pay(razorpayOrderId, { method: 'upi', instrument: 'failure@razorpay' })
    .catch((error: Error) => error);
  expect(refused).toBeInstanceOf(Error);
  const [failed] = (await shop.razorpay.ledger()).payments.filter(
    ({ order_id }) => order_id === razorpayOrderId,
  );
  const answer = await verify(shop.razorpay.prove(razorpayOrderId, failed?.id ?? ''), orderId);
  expect([answer.status, answer.error.message]).toEqual([400, 'Verification failed']);
  expect(await statusOf(orderId)).toBe('PENDING');

  const proof = await shop.razorpay.pay(razorpayOrderId);
  expect((await verify(proof, orderId)).status).toBe(200);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('a buyer whose browser cannot show the window is led back by the provider’s post, without a cookie', async () => {
  const { orderId, razorpayOrderId, callbackUrl } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const post = (fields: Record<string, string>) =>
    shop.app.server.inject({
      method: 'POST',
      url: new URL(callbackUrl).pathname,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://api.razorpay.com',
        'sec-fetch-site': 'cross-site',
      },
    });
  const home = shop.app.services.env.PUBLIC_URL;

  const forged = await post({ ...proof, razorpay_signature: 'a'.repeat(64) });
  expect([forged.statusCode, forged.headers.location]).toEqual([
    303,
    `${home}/order-details/purchase/${orderId}?payment=failed`,
  ]);
  expect(await statusOf(orderId)).toBe('PENDING');

  const failed = await post({
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'Your account has too little balance.',
    'error[reason]': 'insufficient_fund',
    'error[source]': 'bank&payment=received',
    'error[metadata]': JSON.stringify({ order_id: razorpayOrderId, payment_id: proof.razorpay_payment_id }),
  });
  expect(failed.headers.location).toBe(
    `${home}/order-details/purchase/${orderId}?payment=failed&code=BAD_REQUEST_ERROR&reason=insufficient_fund`,
  );

  const stray = await post({ razorpay_order_id: 'https://evil.example', razorpay_signature: 'x' });
  expect(stray.headers.location).toBe(`${home}/userDashboard`);

  const good = await post({ ...proof });
  expect([good.statusCode, good.headers.location]).toEqual([
    303,
    `${home}/order-confirmation?orderId=${orderId}`,
  ]);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('while the provider is away a valid proof is believed, and the capture is learnt later', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.razorpay.fault('GET /v1/payments/*', '502html');
  expect((await verify(proof, orderId)).status).toBe(200);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  const read = async () =>
    (
      await shop.app.services.db
        .select()
        .from(payments)
        .where(and(eq(payments.orderId, orderId), eq(payments.purpose, 'ADVANCE')))
    )[0];
  expect(await read()).toMatchObject({ status: 'AUTHORIZED', capturedPaise: null });

  shop.advance(0.05);
  await shop.app.services.payments.reconcile();
  expect(await read()).toMatchObject({ status: 'CAPTURED', capturedPaise: 540_000 });
});

test('the 301st verification of an account within an hour is asked to wait, and others are not', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
  const [asha, ravi] = [await limited.actor(), await limited.actor()];
  const guess = (by: Actor) =>
    by.call(verifyInitialPayment, {
      body: {
        ...{ razorpay_order_id: 'order_ZZZZZZZZZZZZZZ', razorpay_payment_id: 'pay_ZZZZZZZZZZZZZZ' },
        ...{ razorpay_signature: 'f'.repeat(64), orderId: 1 },
      },
    });
  const within = await Promise.all(Array.from({ length: 300 }, () => guess(asha)));
  const [beyond, other] = [await guess(asha), await guess(ravi)];
  await limited.stop();
  expect(within.filter(({ status }) => status === 429)).toEqual([]);
  expect([beyond.status, beyond.error.code]).toEqual([429, 'RATE_LIMITED']);
  expect(other.status).toBe(404);
});
