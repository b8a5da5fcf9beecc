import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type OrderData,
  orderConfirmation,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import {
  createFinalPayment,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { postWebhook } from '#tests/support/servers/payment-webhooks.ts';
import type { Proof } from '#tests/support/servers/razorpay.ts';
import { orders } from '../core/orders.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.razorpay.control('webhooks', { mode: 'drop' });
});

const refused = { method: 'upi', instrument: 'failure@razorpay' };

const soon = { timeout: 60_000, interval: 50 };

const open = (orderId: number, by: Actor = shop.buyer) => by.call(createFinalPayment, { body: { orderId } });

const verify = (proof: Proof, orderId: number, by: Actor = shop.buyer) =>
  by.call(verifyFinalPayment, { body: { ...proof, orderId } });

async function payFinal(orderId: number): Promise<Proof> {
  return shop.razorpay.pay((await open(orderId)).body.razorpayOrderId);
}

const move = (actor: Actor, id: number, status: OrderStatus) =>
  actor.call(updateOrderStatus, { params: { id }, body: { status } });

async function read(id: number, by: Actor = shop.buyer): Promise<OrderData> {
  return (await by.call(orderConfirmation, { params: { id } })).body.orderData;
}

/** Captures of the final payment at the provider, and the amount not refunded. In paise. */
async function atProvider(orderId: number) {
  const { orders: made, captures, payments } = await shop.razorpay.ledger();
  const ids = made.filter(({ receipt }) => receipt === `${orderId}-F`).map(({ id }) => id);
  return {
    orders: ids.length,
    captures: captures.filter(({ order_id }) => ids.includes(order_id)).length,
    kept: payments
      .filter(({ order_id, captured }) => ids.includes(order_id) && captured)
      .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0),
  };
}

test('the final payment is opened with its amount in rupees, proven once, and the order may be sent', async () => {
  const id = await shop.confirm();
  expect((await read(id)).can).toMatchObject({ payFinal: true });
  expect((await read(id, shop.maker)).can).toMatchObject({ payFinal: false });
  const opened = await shop.buyer.call(createFinalPayment, { body: { orderId: String(id) } });
  expect(opened.body).toMatchObject({ success: true, amount: 8100, currency: 'INR', orderId: id });

  expect((await move(shop.maker, id, 'SHIPPED')).error.code).toBe('ILLEGAL_MOVE');
  const proof = await shop.razorpay.pay(opened.body.razorpayOrderId);
  expect((await verify(proof, id)).body).toMatchObject({ success: true, orderId: id });
  const paid = await read(id);
  expect(paid).toMatchObject({
    status: 'CONFIRMED',
    payments: { initial: { paid: true }, final: { amount: 8100, paid: true, dueDate: null } },
    can: { payFinal: false },
  });
  expect((await move(shop.maker, id, 'SHIPPED')).body.orderData.status).toBe('SHIPPED');
  expect(await atProvider(id)).toEqual({ orders: 1, captures: 1, kept: 810_000 });
});

test('it is refused with a sentence before the advance, after it was paid, and for a cancelled order', async () => {
  const unpaid = (await shop.place()).orderId;
  expect((await open(unpaid)).error).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/advance has not been paid/),
  });

  const paid = await shop.confirm();
  await verify(await payFinal(paid), paid);
  const again = await open(paid);
  expect([again.status, again.error.message]).toEqual([409, expect.stringMatching(/has been received/)]);

  const cancelled = await shop.confirm();
  await move(shop.buyer, cancelled, 'CANCELLED');
  expect((await open(cancelled)).error).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/was cancelled/),
  });
});

test('a stranger and the maker find no final payment to open, as if the order were not there', async () => {
  const id = await shop.confirm();
  const stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  for (const actor of [stranger, shop.maker]) {
    const [foreign, missing] = [await open(id, actor), await open(987_654_321, actor)];
    expect([foreign.status, foreign.error.message]).toEqual([404, missing.error.message]);
  }
});

test('only the very proof of this final payment is believed', async () => {
  const [mine, other] = [await shop.confirm(), await shop.confirm()];
  const good = await payFinal(mine);
  const opened = await open(other);
  const lies: [string, Proof, number][] = [
    ['proof of another order', good, other],
    [
      'foreign payment under the own order',
      shop.razorpay.prove(opened.body.razorpayOrderId, good.razorpay_payment_id),
      other,
    ],
    ['wrong signature', { ...good, razorpay_signature: 'a'.repeat(64) }, mine],
  ];
  for (const [lie, proof, orderId] of lies) {
    const answer = await verify(proof, orderId);
    expect([lie, answer.status, answer.error.code]).toEqual([lie, 400, 'PAYMENT_REFUSED']);
  }
  const asAdvance = await shop.buyer.call(verifyInitialPayment, { body: { ...good, orderId: mine } });
  expect(asAdvance.error.code).toBe('PAYMENT_REFUSED');
  const thief = await shop.app.actor({ name: 'Ravi Iyer' });
  expect((await verify(good, mine, thief)).status).toBe(404);
  expect((await read(mine)).payments.final.paid).toBe(false);
  expect((await verify(good, mine)).status).toBe(200);
});

test('twenty presses at once open one payment', async () => {
  const id = await shop.confirm();
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(id)));
  expect(new Set(answers.map(({ body }) => body.razorpayOrderId)).size).toBe(1);
  expect((await atProvider(id)).orders).toBe(1);
});

test('twenty proofs and twenty webhooks at the same moment book the final payment once', async () => {
  await shop.razorpay.control('webhooks', { mode: 'hold' });
  const id = await shop.confirm();
  const proof = await payFinal(id);
  const { webhooks } = await shop.razorpay.ledger();
  const bodies = webhooks
    .filter(({ body }) => body.includes(proof.razorpay_payment_id))
    .map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const body = bodies[nth % bodies.length] ?? '';
      const told = postWebhook(shop, body, shop.razorpay.sign(body, `event-${id}-${nth}`));
      return [(await verify(proof, id)).status, await told];
    }),
  );
  expect(new Set(answers.flat())).toEqual(new Set([200]));
  await vi.waitFor(async () => expect((await read(id)).payments.final.paid).toBe(true), soon);
  expect(await atProvider(id)).toMatchObject({ captures: 1, kept: 810_000 });
  await vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.maker.email);
    expect(
      letters.filter(({ subject }) => /final payment for .* has arrived/.test(subject)).length,
    ).toBeGreaterThan(0);
  }, soon);
});

test('with the tab closed the webhook alone books it, and without webhooks the reconciler does, days later too', async () => {
  const told = await shop.confirm();
  await shop.razorpay.control('webhooks', { mode: 'normal' });
  await payFinal(told);
  await vi.waitFor(async () => expect((await read(told)).payments.final.paid).toBe(true), soon);

  await shop.razorpay.control('webhooks', { mode: 'drop' });
  const untold = await shop.confirm();
  const { razorpayOrderId } = (await open(untold)).body;
  // The window was opened, closed, and opened again long after the reconciler had stopped polling.
  shop.advance(24 * 6);
  await shop.app.services.payments.reconcile();
  await open(untold);
  await shop.razorpay.pay(razorpayOrderId);
  shop.advance(0.05);
  await shop.app.services.payments.reconcile();
  expect((await read(untold)).payments.final.paid).toBe(true);
});

test('a final payment that arrives for a cancelled order goes back by itself, and the buyer is told so', async () => {
  const id = await shop.confirm();
  const { razorpayOrderId } = (await open(id)).body;
  await move(shop.buyer, id, 'CANCELLED');
  const late = await verify(await shop.razorpay.pay(razorpayOrderId), id);
  expect(late.error).toMatchObject({
    code: 'PAYMENT_REFUSED',
    message: expect.stringMatching(/cancelled before the payment arrived/),
  });
  await vi.waitFor(async () => expect((await atProvider(id)).kept).toBe(0), soon);
  await vi.waitFor(
    async () =>
      expect((await read(id)).refunds).toMatchObject([
        { instalment: 'initial', cause: 'CANCELLED', status: 'PROCESSED', amount: 5400 },
        { instalment: 'final', cause: 'LATE', status: 'PROCESSED', amount: 8100 },
      ]),
    soon,
  );
});

test('a cancellation and the final payment at the same moment leave nothing kept', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await shop.confirm();
    const proof = await payFinal(id);
    const [cancelled] = await Promise.all([move(shop.buyer, id, 'CANCELLED'), verify(proof, id)]);
    expect(cancelled.status).toBe(200);
    await vi.waitFor(async () => expect((await atProvider(id)).kept).toBe(0), soon);
    await vi.waitFor(
      async () =>
        expect((await read(id)).payments).toMatchObject({
          initial: { paid: false, refunded: true },
          final: { paid: false, refunded: true },
        }),
      soon,
    );
  }
});

test('a second payment of the final instalment goes back, and the first is kept', async () => {
  const id = await shop.confirm();
  const { razorpayOrderId } = (await open(id)).body;
  await expect(shop.razorpay.pay(razorpayOrderId, refused)).rejects.toThrow();
  const failed = (await shop.razorpay.ledger()).payments.find(({ order_id }) => order_id === razorpayOrderId);
  await verify(await shop.razorpay.pay(razorpayOrderId), id);
  await shop.razorpay.control('webhooks', { mode: 'normal' });
  // The bank authorises the first payment long after it had failed.
  await shop.razorpay.control('late_authorize', { payment_id: failed?.id, force_capture: true });
  await vi.waitFor(
    async () =>
      expect((await read(id)).refunds).toMatchObject([
        { instalment: 'final', cause: 'SECOND', amount: 8100 },
      ]),
    soon,
  );
  expect((await read(id)).payments.final).toMatchObject({ paid: true, refunded: false });
});

test('an amount in the request changes nothing', async () => {
  const id = await shop.confirm();
  const answer = await shop.buyer.call(createFinalPayment, {
    body: { orderId: id, amount: 1 } as { orderId: number },
  });
  expect(answer.body.amount).toBe(8100);
  const [row] = await shop.app.services.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.finalPaise).toBe(810_000);
});
