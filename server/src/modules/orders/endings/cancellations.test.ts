import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderDocuments } from '#contracts/documents/documents.contract.ts';
import { refundDueOn } from '#contracts/money/refund-day.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { salesDashboard } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { decideCancellation, withdrawCancellation } from '#contracts/orders/endings/endings.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { valueInWords } from '#contracts/words/values.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  agedOrder,
  answer,
  ask,
  booksOf,
  endAnswerTime,
  endFreeDay,
  readOrder,
} from '#tests/support/people/cancellations.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { listWaitingCancellations, writeDeskDecision } from './desk-cancellations.ts';
import { followRequests } from './follow-requests.ts';

let shop: Shop;
let desk: Actor;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
  desk = await shop.app.actor({ name: 'Desk', role: 'ADMIN' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };

const cancel = (by: Actor, id: number, note = '') =>
  by.call(updateOrderStatus, { params: { id }, body: { status: 'CANCELLED', note } });
const withdraw = (by: Actor, id: number) => by.call(withdrawCancellation, { params: { id } });
const decide = (id: number, body: { agree: boolean; keep?: number; words?: string }, by = desk) =>
  by.call(decideCancellation, { params: { id }, body });

const booked = (id: number, paise: { taken: number; returned: number }) =>
  vi.waitFor(async () => expect(await booksOf(shop, id)).toEqual(paise), soon);

const letterTo = (to: Actor, orderId: number, subject: RegExp) =>
  vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, to.email);
    const letter = letters.find((one) => subject.test(one.subject) && one.text.includes(`/${orderId}\n`));
    expect(letter?.subject).toMatch(subject);
    return letter?.text ?? '';
  }, soon);

const documentsOf = async (by: Actor, id: number) =>
  (await by.call(orderDocuments, { params: { id } })).body.data.map(({ kind }) => kind);

test('a maker cancels with a reason, all of it goes back, and it counts in their figures', async () => {
  const overview = async () => (await shop.maker.call(salesDashboard)).body;
  const before = await overview();
  const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  const silent = await cancel(shop.maker, id);
  expect([silent.status, silent.error.errors]).toEqual([400, { note: expect.stringMatching(/Say why/) }]);
  const done = await cancel(shop.maker, id, 'The loom broke');
  expect(done.body.orderData).toMatchObject({ status: 'CANCELLED', payments: { held: 0, kept: 0 } });
  await booked(id, { taken: 1_350_000, returned: 1_350_000 });
  expect(await letterTo(shop.buyer, id, /cancelled by its maker/)).toContain('The loom broke');
  const after = await overview();
  expect(after.cancelledByYou.now).toBe(before.cancelledByYou.now + 1);
  expect(after.orders.now).toBe(before.orders.now);
  expect((await cancel(shop.maker, id, 'Again')).status).toBe(409);
});

test.each([
  { at: undefined, isFinalPaid: false, percent: 0, mostKept: 0, refund: 5400 },
  { at: 'DESIGN_IN_PROGRESS', isFinalPaid: false, percent: 25, mostKept: 1350, refund: 4050 },
  { at: 'MEASUREMENT_COMPLETED', isFinalPaid: true, percent: 50, mostKept: 2700, refund: 10_800 },
  { at: 'COMPLETED', isFinalPaid: false, percent: 100, mostKept: 5400, refund: 0 },
  { at: 'SHIPPED', isFinalPaid: true, percent: 100, mostKept: 5400, refund: 8100 },
] as const)('what was told at $at is what happens', async (stage) => {
  const { percent, mostKept, refund } = stage;
  const id = await agedOrder(shop, stage);
  const { cancelling } = await readOrder(shop.buyer, id);
  expect(cancelling.offer).toMatchObject({ percent, mostKept, refund });
  const asked = await ask(shop.buyer, id);
  expect(asked.body.orderData.cancellation).toMatchObject({ status: 'ASKED', percent, mostKept, refund });
  const seen = await readOrder(shop.maker, id);
  expect(seen.cancellation).toMatchObject({ reason: 'The wedding is off.', percent, mostKept, refund });
  expect(seen.can).toMatchObject({ answerCancellation: true, cancel: false });
  const tooMuch = await answer(shop.maker, id, { agree: true, keep: mostKept + 1 });
  expect([tooMuch.status, tooMuch.error.errors]).toEqual([
    400,
    { keep: expect.stringMatching(/^At most ₹/) },
  ]);
  const agreed = await answer(shop.maker, id, { agree: true, keep: mostKept, words: 'All the best' });
  expect(agreed.body.orderData).toMatchObject({
    status: 'CANCELLED',
    cancellation: { status: 'AGREED', kept: mostKept, answeredBy: 'MAKER' },
    payments: { held: mostKept, kept: mostKept },
  });
  const taken = stage.isFinalPaid ? 1_350_000 : 540_000;
  await booked(id, { taken, returned: refund * 100 });
  await vi.waitFor(async () => {
    const kinds = await documentsOf(shop.buyer, id);
    expect(kinds.includes('KEPT_RECEIPT')).toBe(mostKept > 0);
    expect(kinds.some((kind) => kind === 'REFUND_VOUCHER' || kind === 'CREDIT_NOTE')).toBe(refund > 0);
    expect(await documentsOf(shop.maker, id)).toEqual(kinds);
  }, soon);
});

test('letters of a cancellation by either side say how much goes back, and to the buyer by which day', async () => {
  const [byMaker, byBuyer] = [await shop.confirm(), await shop.confirm()];
  await cancel(shop.maker, byMaker, 'The loom broke.');
  await cancel(shop.buyer, byBuyer);
  const due = valueInWords('weekday', refundDueOn(istDayOf(shop.app.services.clock.now())), 'en');
  for (const [id, toBuyer, toMaker] of [
    [byMaker, /cancelled by its maker/, /You cancelled/],
    [byBuyer, /is cancelled/, /was cancelled/],
  ] as const) {
    const letter = await letterTo(shop.buyer, id, toBuyer);
    expect(letter).toContain(`₹5,400 goes back to you.`);
    expect(letter).toContain(`You should have it by ${due}.`);
    expect(letter).toContain('\nRefund: ₹5,400\n');
    expect(await letterTo(shop.maker, id, toMaker)).toContain('₹5,400 goes back to its buyer.');
  }
});

test('a maker keeps less than they may, and both are told of both sums', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  await ask(shop.buyer, id, { reason: 'We have moved away.' });
  expect(await letterTo(shop.maker, id, /The buyer asks to cancel/)).toContain('up to ₹5,400');
  await answer(shop.maker, id, { agree: true, keep: 123.45 });
  await booked(id, { taken: 540_000, returned: 527_655 });
  await vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
    expect(letters.some(({ text }) => text.includes('₹5,276.55') && text.includes('₹123.45'))).toBe(true);
  }, soon);
});

test('what a step later would cost does not change what was asked', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  await ask(shop.buyer, id);
  const moved = await shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'COMPLETED' } });
  expect(moved.body.orderData.cancellation).toMatchObject({ percent: 25, mostKept: 1350 });
  expect((await answer(shop.maker, id, { agree: true, keep: 1351, words: 'A bit more' })).status).toBe(400);
});

test('no parcel leaves while a request is unanswered, and the buyer can take it back', async () => {
  const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  await ask(shop.buyer, id);
  const ship = () => shop.maker.call(updateOrderStatus, { params: { id }, body: { status: 'SHIPPED' } });
  const refused = await ship();
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringMatching(/Please answer that/)]);
  expect((await ask(shop.buyer, id)).status).toBe(409);
  expect((await withdraw(shop.maker, id)).status).toBe(403);
  expect((await withdraw(shop.buyer, id)).body.orderData.cancellation?.status).toBe('WITHDRAWN');
  expect((await withdraw(shop.buyer, id)).status).toBe(200);
  expect((await answer(shop.maker, id, { agree: true })).status).toBe(409);
  expect((await ship()).status).toBe(200);
});

test('a refusal needs a reason, and the next request waits three days', async () => {
  const id = await agedOrder(shop);
  await ask(shop.buyer, id);
  const silent = await answer(shop.maker, id, { agree: false });
  expect([silent.status, silent.error.errors]).toEqual([400, { words: expect.any(String) }]);
  const refused = await answer(shop.maker, id, { agree: false, words: 'It is cut already' });
  expect(refused.body.orderData).toMatchObject({ status: 'CONFIRMED', cancellation: { status: 'REFUSED' } });
  expect(await letterTo(shop.buyer, id, /goes on/)).toContain('It is cut already');
  const again = await ask(shop.buyer, id);
  expect([again.status, again.error.message]).toEqual([409, expect.stringMatching(/3 days after that/)]);
  await shop.app.services.db.$client.query(
    `update cancellation_requests set ended_at = ended_at - interval '4 days' where order_id = $1`,
    [id],
  );
  expect((await ask(shop.buyer, id)).status).toBe(200);
});

test('there is nothing to ask while cancelling is free, nor once the order has ended', async () => {
  const id = await shop.confirm();
  const free = await ask(shop.buyer, id);
  expect([free.status, free.error.message]).toEqual([409, expect.stringMatching(/at once/)]);
  await endFreeDay(shop, id);
  expect((await ask(shop.maker, id)).status).toBe(403);
  await cancel(shop.maker, id, 'No silk');
  expect((await ask(shop.buyer, id)).status).toBe(409);
});

test('an order that ends in another way takes its request with it', async () => {
  const id = await agedOrder(shop, { at: 'SHIPPED', isFinalPaid: true });
  await ask(shop.buyer, id);
  const delivered = await shop.buyer.call(updateOrderStatus, {
    params: { id },
    body: { status: 'DELIVERED' },
  });
  expect(delivered.body.orderData).toMatchObject({
    status: 'DELIVERED',
    cancellation: { status: 'OVERTAKEN' },
  });
});

test('three days of silence go to the desk, which may agree with a share', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  await ask(shop.buyer, id);
  expect((await decide(id, { agree: true })).status).toBe(409);
  await endAnswerTime(shop, id);
  await followRequests(shop.app.services);
  expect((await readOrder(shop.buyer, id)).cancellation?.status).toBe('OVERDUE');
  await vi.waitFor(async () => {
    const { rows } = await shop.app.services.db.$client.query(
      `select recipient_id::int as id from notifications where order_id = $1 and data ->> 'event' = 'CANCEL_DESK'`,
      [id],
    );
    expect(rows).toEqual([{ id: desk.id }]);
  }, soon);
  expect(await listWaitingCancellations(shop.app.services.db)).toContain(`Order ${id}, TB-`);
  expect((await decide(id, { agree: true, keep: 1351 })).status).toBe(400);
  expect((await decide(id, { agree: true, keep: 1000 }, shop.maker)).status).toBe(404);
  expect((await decide(id, { agree: true, keep: 1000, words: 'Half of the sketch was done' })).status).toBe(
    200,
  );
  await booked(id, { taken: 540_000, returned: 440_000 });
  expect((await readOrder(shop.maker, id)).cancellation).toMatchObject({ answeredBy: 'ADMIN', kept: 1000 });
  expect(await letterTo(shop.maker, id, /is cancelled as its buyer asked/)).toMatch(
    /support desk has decided/,
  );
});

test('the desk decides from the command line too', async () => {
  const { services } = shop.app;
  const id = await agedOrder(shop);
  await ask(shop.buyer, id);
  expect(await writeDeskDecision(services.db, [String(id), 'refuse', 'Made', 'as', 'agreed'])).toBeNull();
  await endAnswerTime(shop, id);
  await followRequests(services);
  expect(await writeDeskDecision(services.db, [String(id), 'refuse'])).toBeUndefined();
  expect(await writeDeskDecision(services.db, [String(id), 'agree', '1'])).toBeNull();
  expect(await writeDeskDecision(services.db, [String(id), 'refuse', 'Made', 'as', 'agreed'])).toMatch(
    /refused/,
  );
  await followRequests(services);
  expect((await readOrder(shop.buyer, id)).cancellation).toMatchObject({
    status: 'REFUSED',
    answeredBy: 'ADMIN',
    answer: 'Made as agreed',
  });
});
