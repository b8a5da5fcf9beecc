import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBookAudit } from '#contracts/admin/books/books.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { heldWebhooks, postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';
import { payments, webhookEvents } from '../payments.tables.ts';
import { bookRefund } from '../refunds/book-refund.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.razorpay.control('webhooks', { mode: 'hold' });
});
afterAll(() => shop.stop());

async function capturedOf(): Promise<{ orderId: number; body: string }> {
  const { orderId, razorpayOrderId } = await shop.place();
  await shop.razorpay.pay(razorpayOrderId);
  return { orderId, body: (await heldWebhooks(shop, razorpayOrderId)).get('payment.captured') ?? '' };
}

async function statusOf(orderId: number): Promise<string> {
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  return seen.body.orderData.status;
}

const eventsWith = (eventId: string) =>
  shop.app.services.db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));

test('a forged, altered, re-serialised or unsigned webhook is refused and leaves no trace', async () => {
  const { orderId, body } = await capturedOf();
  const signed = shop.razorpay.sign(body, 'evt_tampered');
  const { 'x-razorpay-signature': signature = '', ...unsigned } = signed;
  const spaced = JSON.stringify(JSON.parse(body), null, 1);
  const attempts: [string, Record<string, string>][] = [
    [body, shop.razorpay.sign(body, 'evt_tampered', 'a secret of somebody else')],
    [body.replace('540000', '100'), signed],
    [spaced, signed],
    [body, unsigned],
    [body, { ...signed, 'x-razorpay-signature': signature.toUpperCase() }],
    ['', signed],
  ];
  for (const [bytes, headers] of attempts) expect(await postWebhook(shop, bytes, headers)).toBe(400);
  expect(await eventsWith('evt_tampered')).toEqual([]);
  expect(await statusOf(orderId)).toBe('PENDING');
});

test('more than 256 KB is not read', async () => {
  const body = JSON.stringify({ event: 'payment.captured', filler: 'x'.repeat(300 * 1024) });
  expect(await postWebhook(shop, body, shop.razorpay.sign(body, 'evt_huge'))).toBe(413);
  expect(await eventsWith('evt_huge')).toEqual([]);
});

test('a webhook signed with the secret of last year still counts', async () => {
  const { orderId, body } = await capturedOf();
  const headers = shop.razorpay.sign(body, 'evt_old_secret', 'webhook-secret-of-last-year');
  expect(await postWebhook(shop, body, headers)).toBe(200);
  await settled(shop, 'evt_old_secret');
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('the same webhook hundreds of times, under one event id and under many, books once', async () => {
  const { orderId, body } = await capturedOf();
  const eventId = randomUUID();
  const statuses = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      postWebhook(shop, body, shop.razorpay.sign(body, index % 3 === 0 ? randomUUID() : eventId)),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await settled(shop);
  expect(await eventsWith(eventId)).toHaveLength(1);
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  expect(seen.body.orderData.history.filter(({ to }) => to === 'CONFIRMED')).toHaveLength(1);
});

test('events that we do not know, or do not understand, are taken and put aside', async () => {
  const bodies = [
    '{"event":"payment.downtime.started","payload":{}}',
    '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_x"}}}}',
    '{"no":"event"}',
    '[1,2]',
    'not JSON at all',
  ];
  for (const [index, body] of bodies.entries()) {
    expect(await postWebhook(shop, body, shop.razorpay.sign(body, `evt_odd_${index}`))).toBe(200);
    await settled(shop, `evt_odd_${index}`);
  }
  const failures = await Promise.all(
    bodies.map(async (_, index) => (await eventsWith(`evt_odd_${index}`))[0]),
  );
  expect(failures.map((row) => row?.failure)).toEqual([
    'no concern of ours',
    expect.stringContaining('payload.payment'),
    'event',
    expect.any(String),
    'not JSON',
  ]);
});

test('a captured payment of another amount, currency or order books nothing', async () => {
  const { orderId, body } = await capturedOf();
  for (const [from, to] of [
    ['"amount":540000', '"amount":100'],
    ['"currency":"INR"', '"currency":"JPY"'],
    [/"order_id":"order_\w{14}"/, '"order_id":"order_ZZZZZZZZZZZZZZ"'],
  ] as const) {
    const lie = body.replace(from, to);
    expect(lie).not.toBe(body);
    const eventId = randomUUID();
    expect(await postWebhook(shop, lie, shop.razorpay.sign(lie, eventId))).toBe(200);
    await settled(shop, eventId);
    expect(await statusOf(orderId)).toBe('PENDING');
  }
  const rows = await shop.app.services.db.select().from(payments).where(eq(payments.orderId, orderId));
  expect(rows[0]?.razorpayPaymentId).toBeNull();
});

test('a signed webhook that can never be applied ends after a few tries, and the desk sees it once', async () => {
  const { body } = await capturedOf();
  const odd = body
    .replace('"payment.captured"', '"payment.failed"')
    .replace(/"id":"pay_\w{14}"/, '"id":"pay_AAAAAAAAAAAAAA"')
    .replace('"amount":540000', '"amount":-540000')
    .replace('"status":"captured"', '"status":"failed"');
  const eventId = `evt_odd_${randomUUID()}`;
  expect(await postWebhook(shop, odd, shop.razorpay.sign(odd, eventId))).toBe(200);
  const { db, payments: money } = shop.app.services;
  await db
    .update(webhookEvents)
    .set({ receivedAt: new Date(Date.now() - 120_000) })
    .where(eq(webhookEvents.eventId, eventId));
  await expect
    .poll(
      async () => {
        await money.reconcile();
        return (await eventsWith(eventId))[0]?.givenUpAt;
      },
      { timeout: 60_000 },
    )
    .toBeInstanceOf(Date);
  const [{ tries } = { tries: 0 }] = await eventsWith(eventId);
  await money.reconcile();
  expect((await eventsWith(eventId))[0]?.tries).toBe(tries);
  const desk = await shop.app.actor({ name: 'Desk', role: 'ADMIN' });
  const { webhooks } = (await desk.call(getBookAudit)).body;
  expect(webhooks).toEqual([
    { eventId, receivedAt: expect.any(String), givenUpAt: expect.any(String), failure: expect.any(String) },
  ]);
});

test('a signed webhook is not given up while the database is too busy or full, and is applied afterwards', async () => {
  const { orderId, body } = await capturedOf();
  const { db, payments: money } = shop.app.services;
  const eventId = randomUUID();
  const refuseWith = (code: string) =>
    db.$client.query(
      `create or replace function refuse_attempt() returns trigger language plpgsql as
         $$ begin raise exception 'not now' using errcode = '${code}'; end $$;
       create or replace trigger refuse_attempt before insert on payment_attempts
         for each row execute function refuse_attempt()`,
    );
  await refuseWith('55P03');
  expect(await postWebhook(shop, body, shop.razorpay.sign(body, eventId))).toBe(200);
  await db
    .update(webhookEvents)
    .set({ receivedAt: new Date(Date.now() - 120_000) })
    .where(eq(webhookEvents.eventId, eventId));
  for (const code of ['55P03', '57014', '53100']) {
    await refuseWith(code);
    for (let round = 0; round < 3; round++) await money.reconcile();
  }
  expect(await eventsWith(eventId)).toMatchObject([{ processedAt: null, givenUpAt: null }]);
  await db.$client.query('drop trigger refuse_attempt on payment_attempts');
  await money.reconcile();
  await settled(shop, eventId);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('a signed refund that the provider denies, or in another currency, changes nothing', async () => {
  const orderId = await shop.confirm();
  const [payment] = await shop.app.services.db.select().from(payments).where(eq(payments.orderId, orderId));
  const refund = {
    id: 'rfnd_AAAAAAAAAAAAAA',
    payment_id: payment?.razorpayPaymentId,
    amount: 540_000,
    currency: 'INR',
    status: 'processed',
    receipt: null,
    created_at: 1_790_000_000,
  };
  const bodyOf = (entity: object) =>
    JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } });
  const lie = bodyOf(refund);
  expect(await postWebhook(shop, lie, shop.razorpay.sign(lie, 'evt_refund_lie'))).toBe(200);
  await settled(shop, 'evt_refund_lie');
  expect((await eventsWith('evt_refund_lie'))[0]?.failure).toBe('untrue');
  const { services } = shop.app;
  const context = { services } as unknown as Parameters<typeof bookRefund>[0];
  const said = {
    ...refund,
    payment_id: refund.payment_id ?? '',
    status: 'processed',
    currency: 'USD',
  } as const;
  expect(await bookRefund(context, said, { isFresh: true })).toBe('ignored');
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});
