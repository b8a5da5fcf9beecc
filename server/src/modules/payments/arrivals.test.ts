import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyInitialPayment } from '#contracts/orders/checkout.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { orderHistory, orders } from '#server/modules/orders/orders.tables.ts';
import { payments, refunds } from '#server/modules/payments/payments.tables.ts';
import { heldWebhooks, postWebhook, settled } from '#tests/support/payment-webhooks.ts';
import { openShop, type Shop } from '#tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.razorpay.control('webhooks', { mode: 'hold' });
});
afterAll(() => shop.stop());

const news = ['verify', 'payment.authorized', 'payment.captured', 'order.paid', 'payment.failed'] as const;
type News = (typeof news)[number];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

interface Paid {
  orderId: number;
  tell(news: News): Promise<void>;
}

/** An order that is paid at the provider, of which we know nothing yet. */
async function payUnheard(): Promise<Paid> {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const bodies = await heldWebhooks(shop, razorpayOrderId);
  // In-app UPI reports a first refusal and then a success of the very same payment.
  const captured = bodies.get('payment.captured') ?? '';
  bodies.set(
    'payment.failed',
    captured
      .replace('"payment.captured"', '"payment.failed"')
      .replace('"status":"captured"', '"status":"failed"'),
  );
  return {
    orderId,
    async tell(what) {
      if (what === 'verify') {
        const answer = await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
        expect(answer.status).toBe(200);
        return;
      }
      const body = bodies.get(what) ?? '';
      const eventId = randomUUID();
      expect(await postWebhook(shop, body, shop.razorpay.sign(body, eventId))).toBe(200);
      await settled(shop, eventId);
    },
  };
}

async function stateOf(orderId: number) {
  const { db } = shop.app.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, 'ADVANCE')));
  const confirmations = await db
    .select()
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.toStatus, 'CONFIRMED')));
  return {
    order: order?.status,
    payment: payment?.status,
    capturedPaise: payment?.capturedPaise,
    confirmations: confirmations.length,
  };
}

const done = { order: 'CONFIRMED', payment: 'CAPTURED', capturedPaise: 540_000, confirmations: 1 };

test('threat 10: every order of arrival of the five kinds of news, each told twice, ends in the same state', async () => {
  const [before] = await shop.app.services.db.select().from(designs).where(eq(designs.id, shop.designId));
  const ways = permutations(news);
  expect(ways).toHaveLength(120);
  for (let start = 0; start < ways.length; start += 24) {
    await Promise.all(
      ways.slice(start, start + 24).map(async (way) => {
        const paid = await payUnheard();
        for (const what of way) await paid.tell(what);
        await Promise.all(way.map((what) => paid.tell(what)));
        expect([way, await stateOf(paid.orderId)]).toEqual([way, done]);
      }),
    );
  }
  const [after] = await shop.app.services.db.select().from(designs).where(eq(designs.id, shop.designId));
  expect((after?.ordersCount ?? 0) - (before?.ordersCount ?? 0)).toBe(120);
  expect(await shop.app.services.db.select().from(refunds)).toEqual([]);
  expect((await shop.razorpay.ledger()).double_charged).toEqual([]);
}, 180_000);

test('threat 10: all kinds of news at the same moment book the advance once', async () => {
  const paid = await payUnheard();
  await Promise.all([...news, ...news, ...news, ...news].map((what) => paid.tell(what)));
  expect(await stateOf(paid.orderId)).toEqual(done);
});

test('an authorisation alone confirms nothing, and a refusal leaves the order payable', async () => {
  const paid = await payUnheard();
  await paid.tell('payment.authorized');
  await paid.tell('payment.failed');
  expect(await stateOf(paid.orderId)).toMatchObject({ order: 'PENDING', payment: 'ATTEMPTED' });
  await paid.tell('order.paid');
  expect(await stateOf(paid.orderId)).toEqual(done);
});

test('threat 10: two captured payments of one advance, told at the same moment: one books, the other goes back', async () => {
  const { razorpay } = shop;
  const twice = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { orderId, razorpayOrderId } = await shop.place();
      const refuse = { method: 'upi', instrument: 'failure@razorpay' };
      await expect(razorpay.pay(razorpayOrderId, refuse)).rejects.toThrow();
      await razorpay.pay(razorpayOrderId);
      const tries = (await razorpay.ledger()).payments.filter(({ order_id }) => order_id === razorpayOrderId);
      const late = tries.find(({ status }) => status === 'failed')?.id;
      await razorpay.control('late_authorize', { payment_id: late, force_capture: true });
      const { webhooks } = await razorpay.ledger();
      const captures = webhooks.filter(
        ({ event, body }) => event === 'payment.captured' && body.includes(razorpayOrderId),
      );
      expect(captures).toHaveLength(2);
      return { orderId, bodies: captures.map(({ body }) => body) };
    }),
  );
  expect((await razorpay.ledger()).double_charged).toHaveLength(12);
  await Promise.all(
    twice.flatMap(({ bodies }) =>
      bodies.map((body) => postWebhook(shop, body, razorpay.sign(body, randomUUID()))),
    ),
  );
  await settled(shop);
  for (const { orderId } of twice) expect(await stateOf(orderId)).toEqual(done);
  await vi.waitFor(async () => expect((await razorpay.ledger()).double_charged).toEqual([]), {
    timeout: 12_000,
    interval: 100,
  });
}, 60_000);
