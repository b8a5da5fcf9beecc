import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getBookAudit } from '#contracts/admin/books/books.contract.ts';
import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import { manageOrder, showOrderToDesk } from '#contracts/admin/orders/orders.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { earnings } from '#contracts/orders/earnings/earnings.contract.ts';
import { refundOrder } from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { agedOrder, readOrder } from '#tests/support/people/cancellations.ts';
import { bankOf } from '#tests/support/people/disputes.ts';
import { paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { refunds } from '../payments.tables.ts';
import { paymentDisputes } from './disputes.tables.ts';

let shop: Shop;
let desk: Actor;
let bank: ReturnType<typeof bankOf>;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
  bank = bankOf(shop);
  desk = await shop.app.actor({ name: 'Desk', role: 'ADMIN' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };

const ship = (orderId: number) =>
  shop.maker.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'SHIPPED' } });
const ofDesk = async (orderId: number) =>
  (await desk.call(showOrderToDesk, { params: { id: orderId } })).body.desk.disputes;

test('while a payment is disputed its order waits for neither side, and for them again once that is won', async () => {
  const unpaid = await agedOrder(shop, { at: 'COMPLETED' });
  const ready = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  const fresh = await agedOrder(shop);
  const waiting = async () => {
    const bought = (await shop.buyer.call(myOrders, { query: { status: 'WAITING' } })).body.orders;
    const sold = (await shop.maker.call(mySales, { query: { status: 'WAITING' } })).body.data;
    return [
      bought.some(({ id }) => id === unpaid),
      ...[ready, fresh].map((one) => sold.some(({ id }) => id === one)),
    ];
  };
  expect(await waiting()).toEqual([true, true, true]);
  const disputes = [];
  for (const id of [unpaid, ready, fresh]) disputes.push(await bank.open(await paymentOf(shop, id)));
  const promised = async () => (await readOrder(shop.maker, ready)).delivery;
  for (const id of [unpaid, ready, fresh]) await bank.disputed(id, true);
  expect(await waiting()).toEqual([false, false, false]);
  expect(await promised()).toMatchObject({ by: null, waitsFor: 'DISPUTE' });
  for (const { id } of disputes) await bank.move(id, 'won');
  for (const id of [unpaid, ready, fresh]) await bank.disputed(id, false);
  expect(await waiting()).toEqual([true, true, true]);
  expect(await promised()).toMatchObject({ by: expect.any(String), waitsFor: null });
});

test('a disputed payment holds the parcel, is seen and told at the desk, and lets the order go on once it is won', async () => {
  const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  const toAnswer = async () => (await desk.call(getFigures)).body.figures.waiting.disputes;
  const before = await toAnswer();
  const { id: disputeId } = await bank.open(await paymentOf(shop, id, 'FINAL'));
  await bank.disputed(id, true);
  expect(await toAnswer()).toEqual({ open: before.open + 1, respondBy: expect.any(String) });
  const refused = await ship(id);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(/^The buyer’s bank is reviewing a payment/),
  ]);
  const byDesk = await desk.call(manageOrder, {
    params: { id },
    body: {
      status: 'SHIPPED',
      reason: 'The buyer rang.',
      seen: { status: 'READY_FOR_DELIVERY', shippingCarrier: '', trackingNumber: '', estimatedDelivery: '' },
    },
  });
  expect(byDesk.status).toBe(409);
  expect(await ofDesk(id)).toMatchObject([
    {
      amount: 8100,
      orderNumber: expect.stringMatching(/^TB-/),
      phase: 'chargeback',
      status: 'OPEN',
      respondBy: expect.any(String),
      endedAt: null,
    },
  ]);
  const { disputes } = (await desk.call(getBookAudit)).body;
  expect(disputes.filter(({ orderId }) => orderId === id)).toMatchObject([
    { status: 'OPEN', orderNumber: expect.stringMatching(/^TB-/) },
  ]);
  await vi.waitFor(async () => {
    const { db, mail } = shop.app.services;
    const subjects = async (to: Actor) => (await mail.listUnsent(db, to.email)).map(({ subject }) => subject);
    expect(await subjects(desk)).toContainEqual(
      expect.stringMatching(/^A payment for order TB-.* is disputed$/),
    );
    expect(await subjects(shop.maker)).toContainEqual(
      expect.stringMatching(/^A payment for order TB-.* is disputed$/),
    );
    for (const [by, link] of [
      [desk, `/admin/orders/${id}`],
      [shop.maker, `/order-details/sale/${id}`],
    ] as const) {
      const { notifications } = (await by.call(listNotifications)).body;
      expect(notifications.map((one) => one.link)).toContain(link);
    }
  }, soon);
  await bank.move(disputeId, 'under_review');
  await vi.waitFor(async () => expect(await ofDesk(id)).toMatchObject([{ status: 'UNDER_REVIEW' }]), soon);
  expect((await toAnswer()).open).toBe(before.open);
  expect((await ship(id)).status).toBe(409);
  await bank.move(disputeId, 'won');
  await bank.disputed(id, false);
  expect((await ship(id)).status).toBe(200);
  expect(await ofDesk(id)).toMatchObject([{ status: 'WON', endedAt: expect.any(String) }]);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a lost dispute is money that went out: of the books, the earnings, the papers and the order', async () => {
  const earned = async () => (await shop.maker.call(earnings)).body.total;
  const before = await earned();
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  const { id: disputeId } = await bank.open(await paymentOf(shop, id), 100_000);
  await bank.disputed(id, true);
  expect(await earned()).toMatchObject({
    back: before.back,
    held: before.held + 5400,
    withBank: { ...before.withBank, held: before.withBank.held + 1000 },
  });
  await bank.move(disputeId, 'lost');
  await bank.disputed(id, false);
  const order = await readOrder(shop.buyer, id);
  expect(order).toMatchObject({
    status: 'DESIGN_COMPLETED',
    payments: { held: 4400 },
    refunds: [{ amount: 1000, cause: 'DISPUTE', status: 'PROCESSED' }],
  });
  expect(await earned()).toMatchObject({
    back: before.back + 1000,
    held: before.held + 4400,
    withBank: before.withBank,
  });
  expect(await auditLater(shop.app)).toEqual([]);
});

test('what is to be paid back of a disputed payment waits, and goes out once it is won, and not at all once it is lost', async () => {
  const [won, lost] = [await shop.confirm(), await shop.confirm()];
  const payments = [await paymentOf(shop, won), await paymentOf(shop, lost)] as const;
  const disputes = [await bank.open(payments[0]), await bank.open(payments[1])] as const;
  for (const id of [won, lost]) {
    await bank.disputed(id, true);
    const cancelled = await shop.buyer.call(updateOrderStatus, {
      params: { id },
      body: { status: 'CANCELLED' },
    });
    expect(cancelled.status).toBe(200);
  }
  const { db, payments: money } = shop.app.services;
  const refundsOf = async (id: number) => (await readOrder(shop.buyer, id)).refunds;
  const sent = async (ofPayment: string) =>
    (await shop.razorpay.ledger()).refunds.filter(({ payment_id }) => payment_id === ofPayment).length;
  await untilJobsDone(db);
  shop.advance(0.05);
  await money.reconcile();
  for (const id of [won, lost]) expect(await refundsOf(id)).toMatchObject([{ status: 'QUEUED' }]);
  expect([await sent(payments[0]), await sent(payments[1])]).toEqual([0, 0]);
  await bank.move(disputes[0].id, 'won');
  await bank.move(disputes[1].id, 'lost');
  for (const id of [won, lost]) await bank.disputed(id, false);
  shop.advance(0.05);
  await money.reconcile();
  expect(await refundsOf(won)).toMatchObject([{ cause: 'CANCELLED', amount: 5400, status: 'PROCESSED' }]);
  expect(await refundsOf(lost)).toMatchObject([{ cause: 'DISPUTE', amount: 5400, status: 'PROCESSED' }]);
  expect([await sent(payments[0]), await sent(payments[1])]).toEqual([1, 0]);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a part refund takes from the payment that is not disputed, and from the disputed one only what that cannot give', async () => {
  const id = await agedOrder(shop, { at: 'READY_FOR_DELIVERY', isFinalPaid: true });
  const { id: disputeId } = await bank.open(await paymentOf(shop, id, 'FINAL'));
  await bank.disputed(id, true);
  const give = (amount: number) =>
    shop.maker.call(refundOrder, {
      params: { id },
      body: { amount, reason: 'The border came out narrower.' },
      headers: { 'idempotency-key': `disputed-final-${amount}` },
    });
  const refundsOf = async () => (await readOrder(shop.buyer, id)).refunds;
  expect((await give(400)).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await refundsOf()).toMatchObject([{ instalment: 'initial', amount: 400, status: 'PROCESSED' }]),
    soon,
  );
  expect((await give(5500)).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect((await refundsOf()).filter(({ amount }) => amount !== 400)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ instalment: 'initial', amount: 5000, status: 'PROCESSED' }),
          expect.objectContaining({ instalment: 'final', amount: 500, status: 'QUEUED', isHeld: true }),
        ]),
      ),
    soon,
  );
  await bank.move(disputeId, 'won');
  await bank.disputed(id, false);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('an order of which all was lost is cancelled, and nothing more of it is sent', async () => {
  const id = await agedOrder(shop, { at: 'DESIGN_COMPLETED' });
  const paymentId = await paymentOf(shop, id);
  const { id: disputeId } = await bank.open(paymentId);
  await bank.disputed(id, true);
  await bank.move(disputeId, 'lost');
  await vi.waitFor(
    async () =>
      expect(await readOrder(shop.buyer, id)).toMatchObject({ status: 'CANCELLED', payments: { held: 0 } }),
    soon,
  );
  const { history } = await readOrder(shop.buyer, id);
  expect(history.find(({ to }) => to === 'CANCELLED')?.note).toBe(systemNotes.bankGaveBack);
  const rows = await shop.app.services.db
    .select()
    .from(refunds)
    .where(eq(refunds.razorpayPaymentId, paymentId));
  expect(rows).toMatchObject([{ cause: 'DISPUTE', amountPaise: 540_000, status: 'PROCESSED' }]);
  expect(await auditLater(shop.app)).toEqual([]);
});

test('a dispute whose webhook never came is read from the provider, and news that the provider denies counts for nothing', async () => {
  const id = await agedOrder(shop);
  const paymentId = await paymentOf(shop, id);
  await shop.razorpay.control('webhooks', { mode: 'hold' });
  const { id: disputeId } = await bank.open(paymentId);
  const { webhooks } = await shop.razorpay.ledger();
  const body = webhooks.find((one) => one.body.includes(disputeId))?.body ?? '';
  const lie = body.replaceAll(disputeId, 'disp_AAAAAAAAAAAAAA').replaceAll('"open"', '"lost"');
  expect(await postWebhook(shop, lie, shop.razorpay.sign(lie, 'evt_dispute_lie'))).toBe(200);
  await settled(shop, 'evt_dispute_lie');
  const rows = () =>
    shop.app.services.db
      .select()
      .from(paymentDisputes)
      .where(eq(paymentDisputes.razorpayPaymentId, paymentId));
  expect(await rows()).toEqual([]);
  await shop.app.services.payments.readDisputes();
  expect(await rows()).toMatchObject([{ razorpayDisputeId: disputeId, status: 'OPEN' }]);
  await shop.razorpay.control('webhooks', { mode: 'normal' });
});
