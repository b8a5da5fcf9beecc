import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listOrders, showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { workBoard } from '#contracts/orders/board/board.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { getProductAnalytics } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { earningsMovements } from '#contracts/orders/earnings/earnings.contract.ts';
import { createFinalPayment, refundOrder } from '#contracts/orders/paying/paying.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, readOrder } from '#tests/support/people/cancellations.ts';
import { bankOf } from '#tests/support/people/disputes.ts';
import { byHand, paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { finalDueAfter } from '../core/final-due.policy.ts';

let shop: Shop;
let bank: ReturnType<typeof bankOf>;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  bank = bankOf(shop);
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
const reviewed =
  'Your bank is reviewing a payment for this order, so nothing more can be paid until it has decided.';

const openFinal = (orderId: number) => shop.buyer.call(createFinalPayment, { body: { orderId } });
const move = (id: number, status: OrderStatus, note?: string) =>
  shop.maker.call(updateOrderStatus, { params: { id }, body: { status, ...(note && { note }) } });

/** Letters to a person about an order, oldest first. */
async function lettersOf(to: Actor, id: number): Promise<string[]> {
  const { orderNumber } = await readOrder(shop.buyer, id);
  await untilJobsDone(shop.app.services.db);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, to.email);
  return letters
    .filter(({ subject }) => subject.includes(orderNumber))
    .map(({ subject, text }) => `${subject}\n${text}`)
    .reverse();
}

async function newsOf(by: Actor, id: number): Promise<string[]> {
  const { orderNumber } = await readOrder(shop.buyer, id);
  const { notifications } = (await by.call(listNotifications)).body;
  return notifications.map(({ message }) => message).filter((message) => message.includes(orderNumber));
}

async function dispute(id: number): Promise<string> {
  const { id: disputeId } = await bank.open(await paymentOf(shop, id));
  await bank.disputed(id, true);
  return disputeId;
}

test('while a payment is disputed no further one is opened, and what arrives all the same is booked', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  const { razorpayOrderId } = (await openFinal(id)).body;
  await dispute(id);
  const refused = await openFinal(id);
  expect([refused.status, refused.error.message]).toEqual([409, reviewed]);
  const shown = await readOrder(shop.buyer, id);
  expect(allInWords([shown.can.payFinal, shown.payments.refusal, shown.payments.final.dueDate])).toEqual([
    false,
    reviewed,
    null,
  ]);
  expect((await readOrder(shop.maker, id)).payments.refusal).toBeNull();
  await shop.razorpay.pay(razorpayOrderId);
  await vi.waitFor(
    async () => expect((await readOrder(shop.buyer, id)).payments.final.paid).toBe(true),
    soon,
  );
});

test('the final payment is asked for once the bank has decided, with a whole term', async () => {
  const [asked, unasked] = [await agedOrder(shop, { at: 'COMPLETED' }), await agedOrder(shop)];
  const disputes = [await dispute(asked), await dispute(unasked)];
  expect((await move(unasked, 'FINAL_PAYMENT_PENDING')).status).toBe(200);
  const letters = async (id: number) =>
    (await lettersOf(shop.buyer, id)).filter((letter) => /^The final payment .* is due by/.test(letter))
      .length;
  expect([await letters(asked), await letters(unasked)]).toEqual([1, 0]);
  expect((await lettersOf(shop.buyer, unasked)).join()).not.toMatch(/arrived already/);
  shop.advance(24 * 8);
  const dueNow = () => finalDueAfter(shop.app.services.clock.now()).toISOString();
  // The day in India may change during the test.
  const days = [dueNow()];
  for (const id of disputes) await bank.move(id, 'won');
  for (const id of [asked, unasked])
    await vi.waitFor(async () => {
      const { dueDate, isOverdue } = (await readOrder(shop.buyer, id)).payments.final;
      expect([...days, dueNow()]).toContain(dueDate);
      expect(isOverdue).toBe(false);
    }, soon);
  expect([await letters(asked), await letters(unasked)]).toEqual([2, 1]);
  const told = (await newsOf(shop.buyer, asked)).filter((news) =>
    /^The final payment .* is due by/.test(news),
  );
  expect(told).toHaveLength(2);
  expect((await openFinal(asked)).status).toBe(200);
});

test('letters of a cancelled order and of a refund say that what is disputed goes back once the bank has decided', async () => {
  const [byMaker, byBuyer, undisputed] = [await shop.confirm(), await shop.confirm(), await shop.confirm()];
  const partly = await agedOrder(shop, { at: 'DESIGN_IN_PROGRESS' });
  for (const id of [byMaker, byBuyer, partly]) await dispute(id);
  for (const id of [byMaker, undisputed]) await move(id, 'CANCELLED', 'The loom broke.');
  await shop.buyer.call(updateOrderStatus, { params: { id: byBuyer }, body: { status: 'CANCELLED' } });
  await shop.maker.call(refundOrder, {
    params: { id: partly },
    body: { amount: 500, reason: 'A cheaper lining.' },
    headers: { 'idempotency-key': 'disputed-refund-1' },
  });
  const waits = (letters: string[]) => letters.some((letter) => /goes back only once/.test(letter));
  for (const id of [byMaker, byBuyer, partly]) {
    expect(waits(await lettersOf(shop.buyer, id))).toBe(true);
    expect(waits(await lettersOf(shop.maker, id))).toBe(true);
  }
  expect(waits(await lettersOf(shop.buyer, undisputed))).toBe(false);
  expect(await newsOf(shop.buyer, partly)).toContainEqual(
    expect.stringMatching(/^A refund for .* starts once your bank has decided/),
  );
  expect((await newsOf(shop.buyer, partly)).join()).not.toMatch(/on its way back/);
});

test('both sides read in the order what became of a dispute, and the buyer is told in words of their own', async () => {
  const [won, lost] = [await shop.confirm(), await agedOrder(shop, { at: 'DESIGN_COMPLETED' })];
  const disputes = [await dispute(won), await dispute(lost)] as const;
  expect((await readOrder(shop.buyer, won)).disputes).toMatchObject([
    { instalment: 'initial', amount: 5400, status: 'OPEN', endedAt: null },
  ]);
  await bank.move(disputes[0], 'won');
  await bank.move(disputes[1], 'lost');
  for (const id of [won, lost]) await bank.disputed(id, false);
  for (const by of [shop.buyer, shop.maker]) {
    expect((await readOrder(by, won)).disputes).toMatchObject([
      { amount: 5400, status: 'WON', endedAt: expect.any(String) },
    ]);
    expect((await readOrder(by, lost)).disputes).toMatchObject([{ status: 'LOST' }]);
  }
  const subjects = async (id: number) =>
    (await lettersOf(shop.buyer, id)).map((letter) => letter.split('\n')[0]?.replace(/TB-\S+/, ''));
  expect(await subjects(won)).toEqual(
    expect.arrayContaining(['Your bank is reviewing a payment for order ', 'The payment for order  stands']),
  );
  expect(await newsOf(shop.buyer, won)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Your bank is reviewing a payment/),
      expect.stringMatching(/^Your dispute .* is over/),
    ]),
  );
  expect(await newsOf(shop.maker, won)).toContainEqual(
    expect.stringMatching(/^The buyer’s bank is reviewing/),
  );
});

test('it is asked for while the maker is on hold too, and can be paid once that has ended', async () => {
  const id = await agedOrder(shop);
  const disputeId = await dispute(id);
  await move(id, 'FINAL_PAYMENT_PENDING');
  const { $client } = shop.app.services.db;
  await $client.query('update users set suspension_reason = $2 where id = $1', [
    shop.maker.id,
    'Copied pictures.',
  ]);
  await bank.move(disputeId, 'won');
  const due = async () =>
    (await $client.query<{ at: Date | null }>('select final_due_at as at from orders where id = $1', [id]))
      .rows[0]?.at;
  await vi.waitFor(async () => expect(await due()).toBeInstanceOf(Date), soon);
  expect((await readOrder(shop.buyer, id)).can.payFinal).toBe(false);
  await $client.query('update users set suspension_reason = null where id = $1', [shop.maker.id]);
  expect((await readOrder(shop.buyer, id)).can.payFinal).toBe(true);
  expect((await openFinal(id)).status).toBe(200);
});

test('of two disputes the end of one says that the other is open, and the final payment waits for both', async () => {
  const id = await agedOrder(shop, { at: 'COMPLETED' });
  const payment = await paymentOf(shop, id);
  const [first, second] = [await bank.open(payment, 100_000), await bank.open(payment, 50_000)];
  await vi.waitFor(async () => expect((await readOrder(shop.buyer, id)).disputes).toHaveLength(2), soon);
  const ends = async () => (await lettersOf(shop.buyer, id)).filter((letter) => /is over/.test(letter));
  await bank.move(first.id, 'under_review');
  await bank.move(first.id, 'won');
  await vi.waitFor(async () => expect(await ends()).toHaveLength(1), soon);
  expect((await ends())[0]).toContain('still reviewing another payment');
  expect((await openFinal(id)).status).toBe(409);
  await bank.move(second.id, 'closed');
  await vi.waitFor(async () => expect(await ends()).toHaveLength(2), soon);
  expect((await ends())[1]).not.toContain('still reviewing');
  expect((await openFinal(id)).status).toBe(200);
  const begun = (await lettersOf(shop.buyer, id)).filter((letter) => /^Your bank is reviewing/.test(letter));
  expect(begun).toHaveLength(2);
});

test('of a parcel that was sent nothing is said to wait but refunds', async () => {
  const [id, unsent] = [await agedOrder(shop, { at: 'SHIPPED', isFinalPaid: true }), await shop.confirm()];
  for (const each of [id, unsent]) await dispute(each);
  const waits = /no parcel leaves|send nothing/;
  for (const to of [shop.buyer, shop.maker]) {
    expect((await lettersOf(to, id)).join()).not.toMatch(waits);
    expect((await lettersOf(to, unsent)).join()).toMatch(waits);
    expect((await newsOf(to, id)).join()).toMatch(/bank is reviewing a payment/);
  }
});

test('a refund by hand is told as on its way though its payment is disputed', async () => {
  const id = await shop.confirm();
  await dispute(id);
  await shop.razorpay.control('refunds', { mode: 'pending' });
  await byHand(shop, await paymentOf(shop, id), 20_000);
  await vi.waitFor(
    async () => expect((await readOrder(shop.buyer, id)).refunds).toMatchObject([{ isHeld: false }]),
    soon,
  );
  await shop.razorpay.control('refunds', { mode: 'processed' });
  await untilJobsDone(shop.app.services.db);
  const news = (await newsOf(shop.buyer, id)).join();
  expect(news).toMatch(/on its way back/);
  expect(news).not.toMatch(/once your bank has decided/);
});

test('every list of orders marks one whose payment is disputed, and the desk lists those alone and prints no label', async () => {
  const desk = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  const [id, other] = [await agedOrder(shop), await agedOrder(shop)];
  const disputeId = await dispute(id);
  const listed = async (query: RequestOf<typeof listOrders>['query']) =>
    (await desk.call(listOrders, { query })).body.orders;
  const markOf = (orders: readonly { id: number; isDisputed: boolean }[], which: number) =>
    orders.find((order) => order.id === which)?.isDisputed;
  const marks = async (which: number) => {
    const board = (await shop.maker.call(workBoard, { query: { limit: 50 } })).body.orders;
    const card = board.find((order) => order.id === which);
    const analytics = await shop.maker.call(getProductAnalytics, { params: { id: shop.designId } });
    const moved = (await shop.maker.call(earningsMovements, { query: {} })).body.movements;
    return [
      analytics.body.orders.find(({ orderId }) => orderId === which)?.isDisputed,
      moved.find(({ order }) => order.id === which)?.state === 'WITH_BANK',
      markOf(await listed({}), which),
      markOf((await shop.buyer.call(myOrders, { query: {} })).body.orders, which),
      markOf((await shop.maker.call(mySales, { query: {} })).body.data, which),
      card?.risks.includes('DISPUTED'),
    ];
  };
  const prints = async (which: number) =>
    (await desk.call(showOrderToDesk, { params: { id: which } })).body.desk.can.printLabel;
  expect([await prints(id), await prints(other)]).toEqual([false, true]);
  expect([await marks(id), await marks(other)]).toEqual([Array(6).fill(true), Array(6).fill(false)]);
  const ids = async (query: Parameters<typeof listed>[0]) => (await listed(query)).map((order) => order.id);
  for (const query of [{}, { q: 'ansari' }, { q: String(id) }, { makerId: shop.maker.id }])
    expect(await ids({ waiting: 'bank', ...query })).toContain(id);
  expect(await ids({ waiting: 'bank' })).not.toContain(other);
  expect(await ids({ waiting: 'bank', q: 'nobody' })).toEqual([]);
  await bank.move(disputeId, 'won');
  await bank.disputed(id, false);
  expect([await marks(id), await ids({ waiting: 'bank', q: String(id) })]).toEqual([
    Array(6).fill(false),
    [],
  ]);
});
