import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import {
  exportPurchases,
  exportSales,
  getProductAnalytics,
  purchasesDashboard,
  salesDashboard,
} from '#contracts/orders/dashboards/dashboards.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { meetings } from '#server/modules/meetings/meetings.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder, insertPastRefund } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

/** Noon of a Saturday in India. The period begins on 23 October, the one before it on 23 September. */
const now = new Date('2026-11-21T12:00:00+05:30');

let app: TestApp;
let maker: Actor;
let buyer: Actor;
let other: Actor;
let sari = 0;
let stole = 0;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  const { db } = app.services;
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  other = await app.actor({ name: '=HYPERLINK("http://evil.example")', role: 'DESIGNER' });
  sari = await insertDesign(db, { makerId: maker.id, title: 'Katan silk sari, "Gulnaar"' });
  stole = await insertDesign(db, { makerId: maker.id, title: 'Ajrakh stole' });
  const foreign = await insertDesign(db, { makerId: other.id });

  const at = (text: string) => new Date(`${text}+05:30`);
  const ofSari = { designId: sari, title: 'Katan silk sari, "Gulnaar"', pricePaise: 1_000_000 };
  const ofStole = { designId: stole, pricePaise: 200_000 };
  const sale = async (name: string, order: Partial<Parameters<typeof insertPastOrder>[1]>) => {
    const { confirmedAt = null } = order;
    ids[name] = await insertPastOrder(db, {
      ...{ buyerId: buyer.id, makerId: maker.id },
      items: [ofSari],
      status: 'CONFIRMED',
      placedAt: confirmedAt ?? at('2026-11-21T09:00:00'),
      ...order,
    });
  };
  await sale('outside', { confirmedAt: at('2026-09-22T23:59:59'), status: 'DELIVERED' });
  await sale('firstBefore', { confirmedAt: at('2026-09-23T00:00:00'), status: 'DELIVERED' });
  await sale('lastBefore', { confirmedAt: at('2026-10-22T23:59:59'), status: 'SHIPPED' });
  await sale('first', { confirmedAt: at('2026-10-23T00:00:00'), status: 'DESIGN_IN_PROGRESS' });
  await sale('both', {
    confirmedAt: at('2026-11-20T18:00:00'),
    items: [ofSari, { ...ofStole, quantity: 2 }],
    status: 'READY_FOR_DELIVERY',
    finalPaidAt: at('2026-11-21T08:00:00'),
  });
  await sale('unpaidFinal', {
    confirmedAt: at('2026-11-20T23:59:59'),
    status: 'FINAL_PAYMENT_PENDING',
    buyerId: other.id,
  });
  await sale('today', { confirmedAt: at('2026-11-21T00:00:00'), items: [ofStole], measuring: 'NONE' });
  await sale('cancelled', { confirmedAt: at('2026-11-10T10:00:00'), status: 'CANCELLED' });
  await sale('lapsed', { placedAt: at('2026-11-10T10:00:00'), status: 'CANCELLED' });
  await sale('pending', { status: 'PENDING' });
  await sale('foreign', {
    confirmedAt: at('2026-11-21T10:00:00'),
    makerId: other.id,
    items: [{ designId: foreign, pricePaise: 5_000_000 }],
  });
  const today = { orderId: ids.today ?? 0, at: at('2026-11-21T11:00:00') };
  await insertPastRefund(db, { ...today, paise: 16_000 });
  await insertPastRefund(db, { ...today, paise: 50_000, status: 'FAILED' });
  await insertPastRefund(db, { ...today, paise: 70_000, ofStray: true });
});
afterAll(() => app.stop());

test('sales count what was paid and not cancelled, less what was given back, by the days of India', async () => {
  const { body } = await maker.call(salesDashboard);
  // 10,800 + 15,120 + 10,800 + 2,160 − 160, beside twice 10,800.
  expect(body.revenue).toEqual({ now: 38_720, before: 21_600 });
  expect(body.orders).toEqual({ now: 4, before: 2 });
  expect(body.averageOrderValue).toEqual({ now: 9680, before: 10_800 });
  expect(body.days).toHaveLength(30);
  expect(body.days[0]).toEqual({ day: '2026-10-23', now: 10_800, before: 10_800, orders: 1 });
  expect(body.days[28]).toEqual({ day: '2026-11-20', now: 25_920, before: 0, orders: 2 });
  expect(body.days[29]).toEqual({ day: '2026-11-21', now: 2000, before: 10_800, orders: 1 });
});

test('what waits for the maker is what only the maker can move, since it came to stand there', async () => {
  const { body } = await maker.call(salesDashboard);
  expect(body.waiting).toEqual({ count: 3, oldestSince: '2026-10-22T18:30:00.000Z' });
  const listed = await maker.call(mySales, { query: { status: 'WAITING' } });
  expect(listed.body.data.map(({ id }) => id)).toEqual([ids.today, ids.both, ids.first]);
});

test('purchases count what was really paid, what is on its way and what waits for the buyer', async () => {
  const { body } = await buyer.call(purchasesDashboard);
  // Advances of ₹4,320 (23 October), ₹6,048, ₹864 − ₹160, ₹4,320 (cancelled, not refunded here) and ₹21,600, and ₹9,072.
  expect(body.spent).toEqual({ now: 46_064, before: 8640 });
  expect(body.active).toBe(5);
  expect(body.waiting).toMatchObject({ count: 4, oldestSince: '2026-10-22T18:29:59.000Z' });
  const listed = await buyer.call(myOrders, { query: { status: 'WAITING' } });
  expect(listed.body.orders.map(({ id }) => id)).toEqual([
    ids.foreign,
    ids.pending,
    ids.first,
    ids.lastBefore,
  ]);
});

const beforeMeasured = [
  'CONFIRMED',
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'MEASUREMENT_SCHEDULED',
] as const;

test('what is made to measure waits for its buyer until its meeting has a day, and everything for its maker until its design is completed', async () => {
  const { db } = app.services;
  const [workshop, devika] = [
    await app.actor({ name: 'Farida Khatri', role: 'DESIGNER' }),
    await app.actor({ name: 'Devika Menon' }),
  ];
  const designId = await insertDesign(db, { makerId: workshop.id });
  const confirmedAt = new Date(now.getTime() - 3_600_000);
  const insert = (status: (typeof beforeMeasured)[number], measuring: Measuring) =>
    insertPastOrder(db, {
      buyerId: devika.id,
      makerId: workshop.id,
      items: [{ designId, pricePaise: 1_000_000 }],
      status,
      measuring,
      placedAt: confirmedAt,
      confirmedAt,
    });
  const unmeasured: number[] = [];
  for (const status of beforeMeasured) unmeasured.unshift(await insert(status, 'MADE_TO_MEASURE'));
  const others = [await insert('DESIGN_IN_PROGRESS', 'NONE'), await insert('CONFIRMED', 'SIZED')].reverse();
  const lists = async () => ({
    buyer: (await devika.call(myOrders, { query: { status: 'WAITING' } })).body.orders.map(({ id }) => id),
    maker: (await workshop.call(mySales, { query: { status: 'WAITING' } })).body.data.map(({ id }) => id),
  });
  const forMaker = [...others, ...unmeasured.slice(-2)];
  expect(await lists()).toEqual({ buyer: unmeasured, maker: forMaker });
  for (const id of [...unmeasured, ...others]) {
    const { orderData } = (await devika.call(orderDetails, { params: { id } })).body;
    const waits = orderData.delivery.waitsFor === 'MEASUREMENT';
    expect([id, waits]).toEqual([id, unmeasured.includes(id)]);
  }

  const [scheduled = 0, ...rest] = unmeasured;
  const meeting = {
    orderId: scheduled,
    buyerId: devika.id,
    makerId: workshop.id,
    type: 'PHONE_CALL',
    // In the future for the database's clock too.
    scheduledAt: new Date('2100-01-02T11:00:00+05:30'),
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(meetings).values(meeting);
  expect(await lists()).toEqual({ buyer: rest, maker: forMaker });
  await db.update(meetings).set({ status: 'CANCELLED' }).where(eq(meetings.orderId, scheduled));
  expect(await lists()).toEqual({ buyer: unmeasured, maker: forMaker });
});

test('a design’s figures hold its share of every order, and lapsed orders are nowhere', async () => {
  const { body } = await maker.call(getProductAnalytics, { params: { id: stole } });
  expect(body.product).toMatchObject({ title: 'Ajrakh stole', category: 'Accessories', price: 2499 });
  // ₹2,160 − ₹160, and two pieces of ₹2,160 in an order of both designs.
  expect(body.analytics).toEqual({
    totalSales: 2,
    piecesSold: 3,
    totalRevenue: 6320,
    avgOrderValue: 3160,
    confirmedOrders: 2,
    deliveredOrders: 0,
    pendingOrders: 0,
    cancelledOrders: 0,
  });
  expect(body.orders).toMatchObject([
    { orderId: ids.today, buyerName: 'Asha Rao', status: 'CONFIRMED', product: { amount: 2160 } },
    { orderId: ids.both, product: { amount: 4320, quantity: 2 } },
  ]);
  expect(body.funnel.orders).toEqual({ now: 2, before: 0 });
  expect(body.days.at(-1)).toMatchObject({ now: 2000, orders: 1 });

  const { body: ofSari } = await maker.call(getProductAnalytics, { params: { id: sari } });
  expect(ofSari.analytics).toMatchObject({
    totalSales: 6,
    totalRevenue: 64_800,
    deliveredOrders: 2,
    pendingOrders: 1,
    cancelledOrders: 1,
  });
  expect(ofSari.orders.map(({ orderId }) => orderId)).not.toContain(ids.lapsed);
});

test('the figures of a design are its maker’s; to others it looks missing', async () => {
  const missing = await other.call(getProductAnalytics, { params: { id: 999_999 } });
  expect(missing.status).toBe(404);
  for (const stranger of [other, buyer]) {
    const answer = await stranger.call(getProductAnalytics, { params: { id: sari } });
    expect([answer.status, { ...answer.error, requestId: '' }]).toEqual([
      404,
      { ...missing.error, requestId: '' },
    ]);
  }
});

test('nobody’s lists, figures or tables hold an order of others, whatever is asked for', async () => {
  const stranger = await app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  for (const query of [
    {},
    { design: sari },
    { q: `TB-2026-00000${ids.first}` },
    { status: 'WAITING' },
  ] as const) {
    expect((await stranger.call(mySales, { query })).body.data).toEqual([]);
    expect((await stranger.call(myOrders, { query })).body.orders).toEqual([]);
    expect(await tableOf(stranger, exportSales.path, query)).toHaveLength(1);
    expect(await tableOf(stranger, exportPurchases.path, query)).toHaveLength(1);
  }
  const { body } = await stranger.call(salesDashboard);
  expect([body.revenue, body.waiting.count]).toEqual([{ now: 0, before: 0 }, 0]);
});

test('sales are found by number, person and title, narrowed by status and read from either end', async () => {
  const found = async (query: object) => {
    const { body } = await maker.call(mySales, { query });
    return body.data.map(({ id }) => id);
  };
  const number = `TB-2026-${String(ids.both).padStart(6, '0')}`;
  expect(await found({ q: number })).toEqual([ids.both]);
  expect(await found({ q: number.toLowerCase().slice(3) })).toEqual([ids.both]);
  expect(await found({ q: number.slice(0, -1) })).toContain(ids.both);
  expect(await found({ q: number.replace('2026', '1999') })).toEqual([]);
  expect(await found({ q: 'TB' })).toEqual([]);
  expect(await found({ q: 'hyperlink("' })).toEqual([ids.unpaidFinal]);
  expect(await found({ q: 'AJRAKH' })).toEqual([ids.today, ids.both]);
  expect(await found({ q: '%' })).toEqual([]);
  expect(await found({ status: 'CANCELLED' })).toEqual([ids.cancelled]);
  expect(await found({ design: stole })).toEqual([ids.today, ids.both]);
  expect(await found({ status: 'DELIVERED', sort: 'oldest' })).toEqual([ids.outside, ids.firstBefore]);

  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await maker.call(mySales, {
      query: { limit: 2, sort: 'oldest', ...(cursor && { cursor }) },
    });
    seen.push(...body.data.map(({ id }) => id));
    cursor = body.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([...(await found({}))].reverse());
});

test('a table holds the chosen orders as a spreadsheet reads them', async () => {
  const answer = await app.server.inject({
    url: `${exportSales.path}?status=READY_FOR_DELIVERY`,
    headers: { cookie: maker.cookie },
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="tanabana-sales-2026-11-21.csv"');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const number = `TB-2026-${String(ids.both).padStart(6, '0')}`;
  expect(answer.body.slice(1)).toBe(
    [
      'Order ID,Date,Buyer,Designs,Options,Pieces,Status,Subtotal (INR),Tax (INR),Total (INR),Advance (INR),Advance paid on,Final payment (INR),Final payment paid on,Refunded (INR)',
      `${number},2026-11-20,Asha Rao,"Katan silk sari, ""Gulnaar""; Ajrakh stole",,3,Ready for delivery,14000.00,1120.00,15120.00,6048.00,2026-11-20,9072.00,2026-11-21,0.00`,
      '',
    ].join('\r\n'),
  );
  expect(await tableOf(maker, exportSales.path, {})).toHaveLength(1 + 9);
  expect(await tableOf(maker, exportSales.path, { design: stole })).toHaveLength(1 + 2);
});

test('a name that a spreadsheet would run as a formula is plain text in a table', async () => {
  const lines = await tableOf(maker, exportSales.path, { status: 'FINAL_PAYMENT_PENDING' });
  expect(lines[1]).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
  const bought = await tableOf(buyer, exportPurchases.path, { q: 'hyperlink' });
  expect(bought[1]).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
});

/** The lines of a CSV file, starting with its header. */
async function tableOf({ cookie }: Actor, path: string, query: object): Promise<string[]> {
  const words = new URLSearchParams(query as Record<string, string>);
  const { statusCode, body } = await app.server.inject({ url: `${path}?${words}`, headers: { cookie } });
  expect(statusCode, body).toBe(200);
  return body.trimEnd().split('\r\n');
}
