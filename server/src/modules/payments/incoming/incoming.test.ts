import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import {
  createFinalPayment,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { notifications } from '#server/modules/notifications/notifications.tables.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import { mails } from '#server/platform/mail/mail.tables.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';
import type { Proof } from '#tests/support/servers/razorpay.ts';
import { payments, refunds } from '../payments.tables.ts';

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

type Purpose = 'ADVANCE' | 'FINAL';

/** An instalment that was paid at the provider after a failed first attempt, not yet reported to us. */
interface UnreportedPayment {
  orderId: number;
  purpose: Purpose;
  razorpayOrderId: string;
  proof: Proof;
}

async function payWithoutWebhook(purpose: Purpose, confirmedId?: number): Promise<UnreportedPayment> {
  const opened =
    confirmedId === undefined
      ? await shop.place()
      : (await shop.buyer.call(createFinalPayment, { body: { orderId: confirmedId } })).body;
  const { orderId, razorpayOrderId } = opened;
  const refuse = { method: 'upi', instrument: 'failure@razorpay' };
  await expect(shop.razorpay.pay(razorpayOrderId, refuse)).rejects.toThrow();
  return { orderId, purpose, razorpayOrderId, proof: await shop.razorpay.pay(razorpayOrderId) };
}

type Bodies = Map<News, string>;

/** The webhook bodies of each payment. Read in one go, because the provider's ledger grows long. */
async function bodiesOf(unheard: readonly UnreportedPayment[]): Promise<Map<UnreportedPayment, Bodies>> {
  const { webhooks } = await shop.razorpay.ledger();
  return new Map(
    unheard.map((one, nth) => {
      const bodies: Bodies = new Map();
      for (const { event, body } of webhooks)
        if (body.includes(one.razorpayOrderId)) bodies.set(event as News, body);
      // In-app UPI reports a failure and then a success of the very same payment. The others keep the failure of the
      // first attempt.
      const captured = bodies.get('payment.captured') ?? '';
      if (nth % 2 === 0)
        bodies.set(
          'payment.failed',
          captured
            .replace('"payment.captured"', '"payment.failed"')
            .replace('"status":"captured"', '"status":"failed"'),
        );
      return [one, bodies];
    }),
  );
}

async function report(
  { orderId, purpose, proof }: UnreportedPayment,
  bodies: Bodies | undefined,
  what: News,
) {
  if (what === 'verify') {
    const verify = purpose === 'ADVANCE' ? verifyInitialPayment : verifyFinalPayment;
    const answer = await shop.buyer.call(verify, { body: { ...proof, orderId } });
    expect(answer.status).toBe(200);
    return;
  }
  const body = bodies?.get(what) ?? '';
  expect(JSON.parse(body)).toMatchObject({ event: what });
  const eventId = randomUUID();
  expect(await postWebhook(shop, body, shop.razorpay.sign(body, eventId))).toBe(200);
  await settled(shop, eventId);
}

const atOnce = 24;

async function inRounds<T, R>(items: readonly T[], work: (item: T, nth: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    const round = items.slice(start, start + atOnce);
    results.push(...(await Promise.all(round.map((item, nth) => work(item, start + nth)))));
  }
  return results;
}

const ways = permutations(news);

/** Pays an instalment of many orders and reports each in a different way: one by one, and then all at once. */
async function reportInEveryWay(purpose: Purpose, confirmed: readonly number[]): Promise<number[]> {
  const unheard = await inRounds(ways, (_, nth) => payWithoutWebhook(purpose, confirmed[nth]));
  const bodies = await bodiesOf(unheard);
  await inRounds(unheard, async (one, nth) => {
    const way = ways[nth] ?? [];
    for (const what of way) await report(one, bodies.get(one), what);
    await Promise.all(way.map((what) => report(one, bodies.get(one), what)));
    expect([way, await stateOf(one.orderId, purpose)]).toEqual([way, done[purpose]]);
  });
  return unheard.map(({ orderId }) => orderId);
}

async function stateOf(orderId: number, purpose: Purpose = 'ADVANCE') {
  const { db } = shop.app.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, purpose)));
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.id);
  return {
    order: order?.status,
    payment: payment?.status,
    capturedPaise: payment?.capturedPaise,
    history: history.map(({ toStatus }) => toStatus),
  };
}

const confirmedOnce = { order: 'CONFIRMED', payment: 'CAPTURED', history: ['PENDING', 'CONFIRMED'] };
const done = {
  ADVANCE: { ...confirmedOnce, capturedPaise: 540_000 },
  FINAL: { ...confirmedOnce, capturedPaise: 810_000 },
};

/** The notifications and letters to both sides of each order, sorted, one line each. */
async function toldOf(orderIds: readonly number[]): Promise<string[][]> {
  const { db } = shop.app.services;
  const told = await db
    .select()
    .from(notifications)
    .where(inArray(notifications.orderId, [...orderIds]));
  const letters = await db.select().from(mails);
  const sideOf = (isMaker: boolean) => (isMaker ? 'maker' : 'buyer');
  return orderIds.map((orderId) => {
    const number = orderNumber(orderId, new Date());
    return [
      ...told
        .filter((news) => news.orderId === orderId)
        .map(({ recipientId, data }) => `${sideOf(recipientId === shop.maker.id)} ${data.event}`),
      ...letters
        .filter(({ subject }) => subject.includes(number))
        .map(
          ({ recipient, subject }) =>
            `${sideOf(recipient === shop.maker.email)} ${subject.replace(number, '')}`,
        ),
    ].sort();
  });
}

test('every order of arrival of the five kinds of news, each told twice, ends in the same state, for both instalments', async () => {
  const { db } = shop.app.services;
  const [before] = await db.select().from(designs).where(eq(designs.id, shop.designId));
  expect(ways).toHaveLength(120);
  const ids = await reportInEveryWay('ADVANCE', []);
  expect(await reportInEveryWay('FINAL', ids)).toEqual(ids);

  const [after] = await db.select().from(designs).where(eq(designs.id, shop.designId));
  expect((after?.ordersCount ?? 0) - (before?.ordersCount ?? 0)).toBe(120);
  expect(await db.select().from(refunds)).toEqual([]);
  const ledger = await shop.razorpay.ledger();
  expect([ledger.double_charged, ledger.refunds]).toEqual([[], []]);
  const receipts = new Map(ledger.orders.map(({ id, receipt }) => [id, receipt]));
  expect(ledger.captures.map(({ order_id }) => receipts.get(order_id)).sort()).toEqual(
    ids.flatMap((id) => [`${id}-I`, `${id}-F`]).sort(),
  );
  const everybody = [
    'buyer CONFIRMED',
    'buyer FINAL_PAID',
    'buyer Your final payment for  has arrived',
    'buyer Your order  is confirmed',
    'maker A new order, ',
    'maker CONFIRMED',
    'maker FINAL_PAID',
    'maker The final payment for  has arrived',
  ];
  await vi.waitFor(async () => expect(await toldOf(ids)).toEqual(ids.map(() => everybody)), {
    timeout: 60_000,
    interval: 250,
  });
}, 180_000);

test('all kinds of news at the same moment book the advance once', async () => {
  const paid = await payWithoutWebhook('ADVANCE');
  const bodies = (await bodiesOf([paid])).get(paid);
  await Promise.all([...news, ...news, ...news, ...news].map((what) => report(paid, bodies, what)));
  expect(await stateOf(paid.orderId)).toEqual(done.ADVANCE);
});

test('an authorisation alone confirms nothing, and a refusal leaves the order payable', async () => {
  const paid = await payWithoutWebhook('ADVANCE');
  const bodies = (await bodiesOf([paid])).get(paid);
  await report(paid, bodies, 'payment.authorized');
  await report(paid, bodies, 'payment.failed');
  expect(await stateOf(paid.orderId)).toMatchObject({ order: 'PENDING', payment: 'ATTEMPTED' });
  await report(paid, bodies, 'order.paid');
  expect(await stateOf(paid.orderId)).toEqual(done.ADVANCE);
});

test('two captured payments of one advance, told at the same moment: one books, the other goes back', async () => {
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
  for (const { orderId } of twice) expect(await stateOf(orderId)).toEqual(done.ADVANCE);
  await vi.waitFor(async () => expect((await razorpay.ledger()).double_charged).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  });
});
