import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { actSentences } from '#contracts/admin/audit/acts.rules.ts';
import {
  type DeskOrder,
  manageOrder,
  notifyBuyer,
  refundByDesk,
  showOrderToDesk,
} from '#contracts/admin/orders/orders.contract.ts';
import { deskSentences } from '#contracts/admin/orders/orders.rules.ts';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, ask, booksOf, readOrder } from '#tests/support/people/cancellations.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let desk: Actor;
let second: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  desk = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  second = await shop.app.actor({ name: 'Kabir Sen', role: 'ADMIN' });
});
afterAll(() => shop.stop());

type Body = RequestOf<typeof manageOrder>['body'];

const read = async (id: number, by = desk): Promise<DeskOrder> =>
  (await by.call(showOrderToDesk, { params: { id } })).body.desk;

function seenIn({ order: { status, shipment } }: DeskOrder): Body['seen'] {
  return {
    status,
    shippingCarrier: shipment?.carrier ?? '',
    trackingNumber: shipment?.trackingNumber ?? '',
    estimatedDelivery: shipment?.estimatedDelivery ?? '',
  };
}

async function manage(by: Actor, id: number, change: Partial<Body>, key = randomUUID() as string) {
  const body = { reason: 'The maker asked by phone.', seen: seenIn(await read(id)), ...change };
  return by.call(manageOrder, { params: { id }, body, headers: { 'idempotency-key': key } });
}

const actsOf = async (id: number) =>
  (await desk.call(listActs, { query: { subject: 'ORDER', subjectId: id } })).body.acts;

const lettersOf = async (actor: Actor, subject: string) =>
  (
    await shop.app.services.db.$client.query(
      'select text from mails where recipient = $1 and subject like $2',
      [actor.email, `%${subject}%`],
    )
  ).rows;

const parcel = { shippingCarrier: 'Delhivery', trackingNumber: '1490 8213', estimatedDelivery: '' };

test('the desk moves an order on and says how its parcel goes, and the log tells it with the reason', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED', isFinalPaid: true });
  expect((await manage(desk, id, { status: 'SHIPPED', shipment: parcel })).status).toBe(200);
  const { order, can } = await read(id);
  expect(order).toMatchObject({ status: 'SHIPPED', shipment: { carrier: 'Delhivery' } });
  expect(order.history.at(-1)).toMatchObject({ actor: 'ADMIN', actorName: null, to: 'SHIPPED', note: '' });
  expect(can.moveTo).toEqual(['DELIVERED']);
  expect(await actsOf(id)).toMatchObject([
    {
      name: 'ORDER_CHANGED',
      reason: 'The maker asked by phone.',
      changes: [
        { field: 'orderStatus', before: 'COMPLETED', after: 'SHIPPED' },
        { field: 'carrier', before: null, after: 'Delhivery' },
        { field: 'trackingNumber', before: null, after: '1490 8213' },
      ],
    },
  ]);
  await expect
    .poll(() => lettersOf(shop.buyer, `${order.orderNumber}: Shipped`))
    .toEqual([{ text: expect.stringContaining('Carried by Delhivery, tracking number 1490 8213.') }]);
  await expect
    .poll(() => lettersOf(shop.maker, `${order.orderNumber}: Shipped`))
    .toEqual([{ text: expect.stringContaining('Our desk has moved the order') }]);
});

test('nothing changes without a reason, and no parcel leaves unpaid', async () => {
  const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY' });
  const silent = await manage(desk, id, { shipment: parcel, reason: ' ' });
  expect([silent.status, silent.error.errors]).toEqual([
    400,
    { reason: inEnglish(actSentences.reasonMissing) },
  ]);
  const unpaid = await manage(desk, id, { status: 'SHIPPED', shipment: parcel });
  expect([unpaid.status, unpaid.error.code]).toEqual([409, 'ILLEGAL_MOVE']);
  const odd = await manage(desk, id, { shipment: { ...parcel, trackingNumber: '<b>' } });
  expect(Object.keys(odd.error.errors ?? {})).toEqual(['trackingNumber']);
  expect((await manage(desk, id, { reason: '' })).error.errors).toEqual({
    note: inEnglish(deskSentences.nothing),
  });
  expect([(await read(id)).order.shipment, await actsOf(id)]).toEqual([null, []]);
});

test('a second admin whose page is out of date is told both versions, and changes nothing', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED', isFinalPaid: true });
  const seen = seenIn(await read(id));
  expect((await manage(desk, id, { shipment: parcel })).status).toBe(200);
  const stale = await manage(second, id, { status: 'READY_FOR_DELIVERY', seen });
  expect(stale.status).toBe(409);
  expect(stale.error.message).toContain(
    'You saw: Completed, no carrier, no tracking number, no expected day. Now: Completed, Delhivery, 1490 8213, no expected day.',
  );
  expect((await read(id)).order.status).toBe('COMPLETED');
});

test('of two admins who move an order at once one is refused', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  const seen = seenIn(await read(id));
  const answers = await Promise.all([
    manage(desk, id, { status: 'READY_FOR_DELIVERY', seen }),
    manage(second, id, { status: 'CANCELLED', seen }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await actsOf(id)).toHaveLength(1);
});

test('an order that the desk cancels pays everything back, and both sides read why', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  const reason = 'The workshop has closed.';
  expect((await manage(desk, id, { status: 'CANCELLED', reason })).status).toBe(200);
  await expect.poll(() => booksOf(shop, id)).toEqual({ taken: 540_000, returned: 540_000 });
  for (const side of [shop.buyer, shop.maker])
    await expect
      .poll(async () => (await lettersOf(side, 'is cancelled')).filter(({ text }) => text.includes(reason)))
      .toHaveLength(1);
});

test('while its buyer asks to cancel, the desk decides that and cancels in no other way', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  await ask(shop.buyer, id);
  expect((await read(id)).can.moveTo).not.toContain('CANCELLED');
  const { status, error } = await manage(desk, id, { status: 'CANCELLED' });
  expect([status, error.message]).toEqual([409, inEnglish(deskSentences.decideFirst)]);
});

test('internal notes are added and stay, once for a key, and no side of the order reads them', async () => {
  const id = await agedOrder(shop);
  const key = randomUUID();
  for (let n = 0; n < 2; n++)
    expect((await manage(desk, id, { note: 'Buyer is hard to reach.', reason: '' }, key)).status).toBe(200);
  expect((await manage(desk, id, { note: 'Other words.' }, key)).status).toBe(409);
  expect((await manage(second, id, { note: 'Called twice.' })).status).toBe(200);
  expect((await read(id)).notes.map(({ words, authorName }) => [authorName, words])).toEqual([
    ['Kabir Sen', 'Called twice.'],
    ['Devika Nair', 'Buyer is hard to reach.'],
  ]);
  for (const side of [shop.buyer, shop.maker])
    expect(JSON.stringify(await readOrder(side, id))).not.toContain('hard to reach');
});

test('the customer is told once how the order stands, by letter and notification', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  const words = `Your parcel leaves on Monday. ${id}`;
  const headers = { 'idempotency-key': randomUUID() };
  for (let n = 0; n < 2; n++)
    expect((await desk.call(notifyBuyer, { params: { id }, body: { words }, headers })).status).toBe(200);
  const letters = async () =>
    (await lettersOf(shop.buyer, 'news from our desk')).filter(({ text }) => text.includes(words));
  await expect.poll(letters).toEqual([{ text: expect.stringContaining('is “Completed”') }]);
  await expect
    .poll(async () =>
      (await shop.buyer.call(listNotifications)).body.notifications.map(({ message, link }) => [
        message,
        link,
      ]),
    )
    .toContainEqual([
      expect.stringMatching(
        /^Katan silk lehenga \(TB-[\d-]+\) has news from our desk: we wrote to you about it$/,
      ),
      `/order-details/purchase/${id}`,
    ]);
  expect((await actsOf(id)).map(({ name }) => name)).toEqual(['CUSTOMER_TOLD']);
});

test('the desk pays a part back, once for a key, and never more than is held', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  expect((await read(id)).can.refund).toBe(5400);
  const refund = (amount: number, reason = 'The border is uneven.', key = randomUUID() as string) =>
    desk.call(refundByDesk, {
      params: { id },
      body: { amount, reason },
      headers: { 'idempotency-key': key },
    });
  expect((await refund(5400.5)).status).toBe(400);
  expect((await refund(100, ' ')).status).toBe(400);
  const key = randomUUID();
  for (let n = 0; n < 2; n++) expect((await refund(1000, undefined, key)).status).toBe(200);
  await expect.poll(() => booksOf(shop, id)).toEqual({ taken: 540_000, returned: 100_000 });
  const { order, can } = await read(id);
  expect(order.refunds).toMatchObject([{ amount: 1000, cause: 'DESK', reason: 'The border is uneven.' }]);
  expect([order.status, can.refund]).toEqual(['DESIGN_IN_PROGRESS', 4400]);
  expect(await actsOf(id)).toMatchObject([
    { name: 'ORDER_REFUNDED', changes: [{ field: 'refundRupees', before: null, after: '1000' }] },
  ]);
  for (const side of [shop.buyer, shop.maker])
    await expect
      .poll(async () => (await lettersOf(side, '₹1,000')).filter(({ text }) => /Our desk pays/.test(text)))
      .toHaveLength(1);
  await expect
    .poll(async () =>
      (await shop.buyer.call(orderDocuments, { params: { id } })).body.data.map(({ kind }) => kind),
    )
    .toContain('REFUND_VOUCHER');
  expect((await refund(4400)).status).toBe(200);
  expect((await read(id)).order.status).toBe('CANCELLED');
});

test('an admin who is a side of the order does nothing about it, and reads no notes', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  await manage(desk, id, { note: 'Look at this one again.' });
  const { db } = shop.app.services;
  await db.$client.query('update orders set maker_id = $1 where id = $2', [second.id, id]);
  const own = await read(id, second);
  expect([own.notes, own.can]).toEqual([
    [],
    { act: false, decideCancellation: false, moveTo: [], refund: 0, printLabel: false },
  ]);
  const body = { amount: 100, reason: 'Mine' };
  const headers = { 'idempotency-key': randomUUID() };
  for (const answer of [
    await manage(second, id, { status: 'READY_FOR_DELIVERY' }),
    await manage(second, id, { note: 'Mine' }),
    await second.call(notifyBuyer, { params: { id }, body: { words: '' } }),
    await second.call(refundByDesk, { params: { id }, body, headers }),
  ])
    expect([answer.status, answer.error.message]).toEqual([409, inEnglish(deskSentences.own)]);
});

test('the label of a parcel is a PDF, and there is none where nothing is sent', async () => {
  const label = async (id: number) => {
    const url = `/api/admin/orders/${id}/label.pdf`;
    const { statusCode, headers, rawPayload } = await shop.app.server.inject({
      url,
      headers: { cookie: desk.cookie },
    });
    return { statusCode, type: headers['content-type'], begins: rawPayload.subarray(0, 5).toString() };
  };
  const paid = await agedOrder(shop, { at: 'READY_FOR_DELIVERY' });
  expect(await label(paid)).toEqual({ statusCode: 200, type: 'application/pdf', begins: '%PDF-' });
  expect((await label((await shop.place()).orderId)).statusCode).toBe(409);
});
