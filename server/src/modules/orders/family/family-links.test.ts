import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  createFamilyLink,
  endFamilyLink,
  listFamilyLinks,
  readFamilyLink,
} from '#contracts/orders/family/family-links.contract.ts';
import { familyLinkSentences } from '#contracts/orders/family/family-links.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { sendUpdate } from '#tests/support/people/order-updates.ts';
import { paidOrder } from '#tests/support/people/paid-order.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { orders } from '../core/orders.tables.ts';
import { orderFamilyLinks } from './family-links.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const wait = { timeout: 60_000, interval: 60 };

const make = (orderId: number, photographs = false, days: 7 | 30 | 90 = 7) =>
  shop.buyer.call(createFamilyLink, { params: { id: orderId }, body: { days, photographs } });

/** Reads the link without an account, like the family. */
const visit = (token: string) => shop.app.visitor.call(readFamilyLink, { query: { token } });

test('the family sees the design, the steps and the promised day, and neither names nor money nor the order number', async () => {
  const orderId = await paidOrder(shop);
  const made = await make(orderId);
  expect(made.status, made.error.message).toBe(200);
  expect(made.body.token).toMatch(/^[\w-]{43}$/);
  const seen = await visit(made.body.token);
  expect(seen.status).toBe(200);
  expect(seen.body.data.designs).toHaveLength(1);
  expect(seen.body.data.deliveryBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  const [first] = seen.body.data.steps;
  expect(first).toMatchObject({ status: 'CONFIRMED', state: 'done', pictures: [] });
  expect(first?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  const words = JSON.stringify(seen.body);
  expect(words).not.toMatch(/PAYMENT|PENDING|price|amount|TB-20|Meher|orderId/);
  const [order] = await shop.app.services.db.select().from(orders).where(eq(orders.id, orderId));
  for (const secret of [order?.shippingName, order?.shippingCity, order?.shippingPincode])
    expect(words).not.toContain(String(secret));
});

test('a step that the maker passed over is not told to the family', async () => {
  const orderId = await paidOrder(shop);
  const { token } = (await make(orderId)).body;
  const body = { status: 'READY_FOR_DELIVERY' } as const;
  await shop.maker.call(updateOrderStatus, { params: { id: orderId }, body });
  const { steps } = (await visit(token)).body.data;
  expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
    'CONFIRMED done',
    'READY_FOR_DELIVERY now',
    'SHIPPED next',
    'DELIVERED next',
  ]);
});

test('of a link the database keeps the hash of its token alone', async () => {
  const orderId = await paidOrder(shop);
  const { token } = (await make(orderId)).body;
  const rows = await shop.app.services.db
    .select()
    .from(orderFamilyLinks)
    .where(eq(orderFamilyLinks.orderId, orderId));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('photographs of the making are shown by links that say so alone, and no words of the maker', async () => {
  const orderId = await paidOrder(shop);
  const images = [{ name: 'loom.png', bytes: await plainPicture('png') }];
  await sendUpdate(shop.maker, orderId, { words: { note: 'For Ananya, with love' }, images });
  const without = (await make(orderId)).body.token;
  const withThem = (await make(orderId, true)).body.token;
  await vi.waitFor(async () => {
    expect((await visit(withThem)).body.data.steps[0]?.pictures).toHaveLength(1);
  }, wait);
  const seen = [await visit(without), await visit(withThem)];
  expect(seen[0]?.body.data.steps.flatMap(({ pictures }) => pictures)).toEqual([]);
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('Ananya');
});

test('a link that was ended, one that has expired, one of a cancelled order and one that never was look the same', async () => {
  const { db } = shop.app.services;
  const orderId = await paidOrder(shop);
  const ended = (await make(orderId)).body;
  await shop.buyer.call(endFamilyLink, { params: { id: orderId, linkId: Number(ended.links[0]?.id) } });
  const expired = (await make(orderId)).body;
  await db
    .update(orderFamilyLinks)
    .set({ expiresAt: shop.app.services.clock.now() })
    .where(eq(orderFamilyLinks.id, Number(expired.links[0]?.id)));
  expect((await shop.buyer.call(listFamilyLinks, { params: { id: orderId } })).body.links).toEqual([]);
  const cancelledOrder = await paidOrder(shop);
  const cancelled = (await make(cancelledOrder)).body;
  expect((await visit(cancelled.token)).status).toBe(200);
  await db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, cancelledOrder));
  for (const token of [ended.token, expired.token, cancelled.token, 'a'.repeat(43), '']) {
    const { status, error } = await visit(token);
    expect([status, error.message]).toEqual([404, 'This link could not be found.']);
  }
  const refused = await make(cancelledOrder);
  expect([refused.status, refused.error.message]).toEqual([409, inEnglish(familyLinkSentences.closed)]);
});

test('an order has five open links at most, also when they are asked for at once', async () => {
  const orderId = await paidOrder(shop);
  const tries = await Promise.all(Array.from({ length: 7 }, () => make(orderId)));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
  const open = await shop.buyer.call(listFamilyLinks, { params: { id: orderId } });
  expect(open.body.links).toHaveLength(5);
  expect(open.body.can.create).toBe(false);
});
