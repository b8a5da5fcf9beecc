import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import {
  type OrderData,
  orderConfirmation,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { createFinalPayment, verifyFinalPayment } from '#contracts/orders/paying/paying.contract.ts';
import { dayInWords } from '#contracts/platform/dates-in-words.ts';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { finalDueAfter } from '../core/final-due.policy.ts';
import { orders } from '../core/orders.tables.ts';
import { ordersToRemind } from './final-due.queries.ts';
import { remindOfFinals } from './final-reminders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
const hour = 3_600_000;

const move = (id: number, status: OrderStatus) =>
  shop.maker.call(updateOrderStatus, { params: { id }, body: { status } });

async function read(id: number): Promise<OrderData> {
  return (await shop.buyer.call(orderConfirmation, { params: { id } })).body.orderData;
}

async function pay(orderId: number): Promise<void> {
  const { body } = await shop.buyer.call(createFinalPayment, { body: { orderId } });
  const proof = await shop.razorpay.pay(body.razorpayOrderId);
  await shop.buyer.call(verifyFinalPayment, { body: { ...proof, orderId } });
}

/** Subjects of the letters to the buyer about this order's final payment, oldest first. */
async function lettersOf(id: number): Promise<string[]> {
  const { orderNumber } = await read(id);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
  return letters
    .filter(({ subject }) => subject.startsWith('The final payment') && subject.includes(orderNumber))
    .map(({ subject }) => subject)
    .reverse();
}

/** Runs the reminders at `hours` before the end of an order's due date. */
async function remindAt(id: number, hours: number): Promise<void> {
  const { db, clock } = shop.app.services;
  const [row] = await db.select({ at: orders.finalDueAt }).from(orders).where(eq(orders.id, id));
  const now = new Date((row?.at?.getTime() ?? 0) - hours * hour);
  await remindOfFinals({ ...shop.app.services, clock: { ...clock, now: () => now } });
}

test.each([
  ['2026-11-19T18:29:00Z', '2026-11-26T18:29:59.999Z', 'a minute before midnight in India'],
  ['2026-11-19T18:31:00Z', '2026-11-27T18:29:59.999Z', 'a minute after it'],
  ['2026-12-31T06:00:00Z', '2027-01-07T18:29:59.999Z', 'across the year'],
])('asked at %s it is due by %s: %s', (now, due) => {
  expect(finalDueAfter(new Date(now)).toISOString()).toBe(due);
});

test('reaching the final payment sets its day once, and every reminder goes out once', async () => {
  const id = await shop.confirm();
  const before = await read(id);
  expect(before.payments.final.dueDate).toBeNull();
  expect(before.paymentInfo.dueDate, 'until then the promised day').toBe(before.estimatedDelivery);
  const moved = await move(id, 'FINAL_PAYMENT_PENDING');
  const { dueDate } = moved.body.orderData.payments.final;
  expect(dueDate).toBe(finalDueAfter(shop.app.services.clock.now()).toISOString());
  expect(await read(id)).toMatchObject({
    paymentInfo: { dueDate },
    payments: { final: { isOverdue: false } },
  });
  await move(id, 'COMPLETED');
  expect((await read(id)).payments.final.dueDate).toBe(dueDate);
  await vi.waitFor(async () => expect(await lettersOf(id)).toHaveLength(1), soon);

  for (const hours of [100, 62, 61, 40, 14, 13, -56, -58, -59, -400]) {
    await Promise.all([remindAt(id, hours), remindAt(id, hours)]);
  }
  await vi.waitFor(async () => expect(await lettersOf(id)).toHaveLength(4), soon);
  const subjects = await lettersOf(id);
  expect(subjects[0]).toMatch(/is due by/);
  expect([...subjects.slice(1)].sort()).toEqual([
    expect.stringMatching(/is due on/),
    expect.stringMatching(/is due today/),
    expect.stringMatching(/was due on/),
  ]);
  const day = dayInWords(new Date(dueDate ?? ''));
  await vi.waitFor(async () => {
    const told = await shop.buyer.call(getUnreadNotifications, {});
    const { products, orderNumber } = await read(id);
    const title = `${products[0]?.title} (${orderNumber})`;
    const sentences = told.body.notifications.map(({ message }) => message);
    expect(sentences).toEqual(
      expect.arrayContaining([
        `The final payment for ${title} is due by ${day}`,
        `The final payment for ${title} is due on ${day}`,
        `The final payment for ${title} is due today, ${day}`,
        `The final payment for ${title} is overdue; the parcel waits for it`,
      ]),
    );
    expect(sentences).not.toContain(`${title} moved to Final payment pending`);
  }, soon);
});

test('after days without a running server only the reminder of today goes out', async () => {
  const id = await shop.confirm();
  await move(id, 'READY_FOR_DELIVERY');
  await vi.waitFor(async () => expect(await lettersOf(id)).toHaveLength(1), soon);
  await remindAt(id, -60);
  await vi.waitFor(async () => expect(await lettersOf(id)).toHaveLength(2), soon);
  expect((await lettersOf(id))[1]).toMatch(/was due on/);
});

test('nobody is reminded of what was paid, early or late', async () => {
  const early = await shop.confirm();
  await pay(early);
  await move(early, 'COMPLETED');
  expect((await read(early)).payments.final).toMatchObject({ paid: true, dueDate: null, isOverdue: false });
  const late = await shop.confirm();
  await move(late, 'FINAL_PAYMENT_PENDING');
  await vi.waitFor(async () => expect(await lettersOf(late)).toHaveLength(1), soon);
  await pay(late);
  for (const id of [early, late]) await remindAt(late, id === late ? 10 : 60);
  const marker = await shop.confirm();
  await move(marker, 'FINAL_PAYMENT_PENDING');
  await vi.waitFor(async () => expect(await lettersOf(marker)).toHaveLength(1), soon);
  expect([await lettersOf(early), (await lettersOf(late)).length]).toEqual([[], 1]);
});

test('a payment whose day has passed shows as overdue', async () => {
  const id = await shop.confirm();
  await move(id, 'FINAL_PAYMENT_PENDING');
  shop.advance(24 * 9);
  expect((await read(id)).payments.final).toMatchObject({ paid: false, isOverdue: true });
});

test('looking for reminders is a walk along its own index, whatever else there is', async () => {
  await fillDatabase(
    shop.app,
    `insert into orders (buyer_id, maker_id, status, subtotal_paise, shipping_paise, tax_paise, total_paise,
                         advance_paise, final_paise, shipping_name, shipping_phone, shipping_address, shipping_city,
                         shipping_state, shipping_pincode, shipping_country, idempotency_key, request_hash,
                         final_due_at, final_reminded)
     select ${shop.buyer.id}, ${shop.maker.id}, case when n % 500 = 0 then 'COMPLETED' else 'SHIPPED' end, 100, 0, 8, 108, 8, 100, 'x', '', 'x', 'x',
            'x', 'x', 'x', 'many-' || n, 'x', now() + (n % 400 - 200) * interval '1 day', 1
       from generate_series(1, 20000) n`,
  );
  const now = shop.app.services.clock.now().toISOString();
  const { scans, buffers } = await explain(shop.app, 'orders.to-remind', ordersToRemind, [now]);
  expect(scans).not.toContain('Seq Scan orders');
  // Buffers for about twenty rows, each on its own page, and for the index.
  expect(buffers).toBeLessThan(60);
});
