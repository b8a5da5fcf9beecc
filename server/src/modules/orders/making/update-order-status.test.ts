import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { lapseOrders } from '../placing/lapse-orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

async function confirmed(): Promise<number> {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  return orderId;
}

const move = (actor: Actor, id: number, status: OrderStatus, note?: string) =>
  actor.call(updateOrderStatus, { params: { id }, body: { status, ...(note ? { note } : {}) } });

test('a maker moves an order along, the buyer reads it in the timeline and in a letter', async () => {
  const id = await confirmed();
  const moved = await move(shop.maker, id, 'DESIGN_IN_PROGRESS', 'The loom is set up.');
  expect(moved.body).toMatchObject({
    success: true,
    message: 'Order status updated successfully',
    orderData: { status: 'DESIGN_IN_PROGRESS', role: 'maker' },
  });
  const seen = await shop.buyer.call(orderConfirmation, { params: { id } });
  expect(seen.body.orderData.history.at(-1)).toMatchObject({
    actor: 'MAKER',
    actorName: 'Meher Ansari',
    from: 'CONFIRMED',
    to: 'DESIGN_IN_PROGRESS',
    note: 'The loom is set up.',
  });
  await vi.waitFor(
    async () => {
      const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
      expect(letters[0]?.subject).toMatch(/Design in progress$/);
      expect(letters[0]?.text).not.toContain(shop.maker.email);
    },
    { timeout: 60_000, interval: 50 },
  );
});

test('what the table does not allow is refused with its sentence and changes nothing', async () => {
  const id = await confirmed();
  const refused: [Actor, OrderStatus, RegExp][] = [
    [shop.buyer, 'DESIGN_IN_PROGRESS', /cannot go from/],
    [shop.buyer, 'DELIVERED', /cannot go from/],
    [shop.buyer, 'CONFIRMED', /already/],
    [shop.maker, 'SHIPPED', /final payment/],
    [shop.maker, 'DELIVERED', /final payment/],
    [shop.maker, 'PENDING', /only moves forward/],
  ];
  for (const [actor, to, sentence] of refused) {
    const answer = await move(actor, id, to);
    expect([to, answer.status, answer.error.code]).toEqual([to, 409, 'ILLEGAL_MOVE']);
    expect(answer.error.message).toMatch(sentence);
  }
  const seen = await shop.buyer.call(orderConfirmation, { params: { id } });
  expect(seen.body.orderData).toMatchObject({ status: 'CONFIRMED' });
  expect(seen.body.orderData.history).toHaveLength(2);
});

test('an unpaid order cannot be moved, nor its payment asserted', async () => {
  const { orderId } = await shop.place();
  for (const status of ['CONFIRMED', 'DESIGN_IN_PROGRESS', 'SHIPPED'] as const) {
    expect((await move(shop.maker, orderId, status)).status).toBe(409);
    expect((await move(shop.buyer, orderId, status)).status).toBe(409);
  }
  const sneaky = await shop.maker.call(updateOrderStatus, {
    params: { id: orderId },
    body: { status: 'CONFIRMED', paid: true, payments: { initial: { paid: true } } } as never,
  });
  expect(sneaky.status).toBe(409);
  const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
  expect(seen.body.orderData.payments.initial).toMatchObject({ paid: false, refunded: false });
});

test('twenty moves at the same moment are one move', async () => {
  const id = await confirmed();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => move(shop.maker, id, 'DESIGN_COMPLETED')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const seen = await shop.buyer.call(orderConfirmation, { params: { id } });
  expect(seen.body.orderData.history).toHaveLength(3);
});

test('a cancellation and a payment at the same moment end in a paid order or in a refund, never in between', async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { orderId, razorpayOrderId } = await shop.place();
      const proof = await shop.razorpay.pay(razorpayOrderId);
      await Promise.all([
        shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } }),
        move(shop.buyer, orderId, 'CANCELLED'),
      ]);
      const seen = await shop.buyer.call(orderConfirmation, { params: { id: orderId } });
      return { razorpayOrderId, status: seen.body.orderData.status };
    }),
  );
  await vi.waitFor(
    async () => {
      const { payments } = await shop.razorpay.ledger();
      for (const { razorpayOrderId, status } of results) {
        const paid = payments.find(({ order_id }) => order_id === razorpayOrderId);
        expect([status, paid?.amount_refunded]).toEqual([status, status === 'CANCELLED' ? 540_000 : 0]);
      }
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('the orders of a design are counted when they are confirmed and no longer when they are cancelled', async () => {
  const count = async () =>
    (await shop.app.services.db.select().from(designs).where(eq(designs.id, shop.designId)))[0]
      ?.ordersCount ?? 0;
  const before = await count();
  await shop.place();
  expect(await count()).toBe(before);
  const id = await confirmed();
  expect(await count()).toBe(before + 1);
  await move(shop.buyer, id, 'CANCELLED');
  expect(await count()).toBe(before);
});

test('free cancelling ends a day after the advance, and an unpaid order lapses a day after it was placed', async () => {
  const [paid, unpaid] = [await confirmed(), (await shop.place()).orderId];
  const { services } = shop.app;
  await lapseOrders(services);
  shop.advance(24.1);
  const refused = await move(shop.buyer, paid, 'CANCELLED');
  expect([refused.status, refused.error.code]).toEqual([409, 'ILLEGAL_MOVE']);
  expect(refused.error.message).toMatch(/24 hours/);

  const broken = (await shop.place()).orderId;
  shop.advance(24.1);
  // One failure does not stop the others, and is retried in the next run.
  const { payments } = services;
  const lock = payments.lock.bind(payments);
  // Spies on the server's own payments, because its job also cancels lapsed orders every ten minutes.
  const stuck = vi.spyOn(payments, 'lock').mockImplementation(async (tx, id) => {
    if (id === broken) throw new Error('this one is stuck');
    return lock(tx, id);
  });
  const later = (await shop.place()).orderId;
  shop.advance(24.1);
  await lapseOrders(services);
  const statusOf = async (id: number) =>
    (await shop.buyer.call(orderConfirmation, { params: { id } })).body.orderData.status;
  expect([await statusOf(broken), await statusOf(later)]).toEqual(['PENDING', 'CANCELLED']);
  stuck.mockRestore();
  await lapseOrders(services);
  expect(await statusOf(broken)).toBe('CANCELLED');
  await lapseOrders(services);
  const lapsed = await shop.buyer.call(orderConfirmation, { params: { id: unpaid } });
  expect(lapsed.body.orderData.status).toBe('CANCELLED');
  expect(lapsed.body.orderData.history.filter(({ to }) => to === 'CANCELLED')).toMatchObject([
    { actor: 'SYSTEM', actorName: null, note: 'The advance was not paid within 24 hours.' },
  ]);
  const kept = await shop.buyer.call(orderConfirmation, { params: { id: paid } });
  expect(kept.body.orderData.status).toBe('CONFIRMED');
  const sales = await shop.maker.call(mySales, {});
  expect(sales.body.data.map(({ id }) => id)).not.toContain(unpaid);
});
