import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getBookAudit } from '#contracts/admin/books/books.contract.ts';
import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { orderItems } from '#server/modules/orders/core/orders.tables.ts';
import { paymentAttempts, payments } from '#server/modules/payments/payments.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { untilWebhooksArrived } from '#tests/support/people/audit-books.ts';
import { paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { runProgram } from '#tests/support/servers/run-server.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { auditNightly } from './audit-nightly.ts';
import { bookAudits, bookDifferences } from './books.tables.ts';

const advance = 540_000;

let shop: Shop;
let admin: Actor;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.app.actor({ name: 'Devika Nair', role: 'ADMIN' });
});
afterAll(() => shop.stop());
afterEach(() => shop.razorpay.clearFaults());

const db = () => shop.app.services.db;

test('every night it runs by itself, goes on where it broke off, and tells the desk in a list, a figure and a letter', async () => {
  const { services } = shop.app;
  await untilJobsDone(db());
  const waiting = async () => (await admin.call(getFigures, {})).body.figures.waiting.books;
  const letters = async () => (await services.mail.listUnsent(db(), admin.email)).length;
  expect((await admin.call(getBookAudit, {})).body.audit).toBeNull();

  const orderId = await shop.confirm();
  await untilWebhooksArrived(shop);
  const reference = await paymentOf(shop, orderId);
  await db()
    .update(paymentAttempts)
    .set({ amountPaise: advance - 1 })
    .where(eq(paymentAttempts.razorpayPaymentId, reference));
  // After the hour of transit and after three in the morning, whenever the test runs.
  const now = services.clock.now();
  const fiveTomorrow = startOfDay(addDays(istDayOf(now), 1)).getTime() + 5 * 3_600_000;
  shop.advance((fiveTomorrow - now.getTime()) / 3_600_000);
  await shop.razorpay.fault('GET /v1/payments', '500', { count: 20 });
  await auditNightly(services);
  const [broken] = await db().select().from(bookAudits);
  expect([broken?.finishedAt, broken?.reached]).toEqual([null, broken?.since]);
  await auditNightly(services);
  expect(await db().select().from(bookAudits), 'its claim is fresh').toEqual([broken]);

  await shop.razorpay.clearFaults();
  shop.advance(0.3);
  let rounds = 0;
  for (; rounds < 30; rounds++) {
    await auditNightly(services, { budgetMs: 0 });
    const [audit] = await db().select().from(bookAudits);
    if (audit?.finishedAt) break;
  }
  expect(rounds).toBeGreaterThan(6);
  const { audit } = (await admin.call(getBookAudit, {})).body;
  expect(audit?.count).toBe(1);
  expect(audit?.differences).toEqual([
    {
      ...{ kind: 'OTHER_SUM', subject: 'PAYMENT', reference, ours: '₹5399.99', theirs: '₹5400.00' },
      ...{ orderId, orderNumber: expect.stringMatching(/^TB-\d{4}-\d{6}$/) },
    },
  ]);
  expect([await waiting(), await letters()]).toEqual([1, 1]);
  const [letter] = await services.mail.listUnsent(db(), admin.email);
  expect(letter?.text).toContain('Last night’s audit found one thing in which our books differ');

  await auditNightly(services);
  expect([await db().$count(bookAudits), await db().$count(bookDifferences), await letters()]).toEqual([
    1, 1, 1,
  ]);
  await db()
    .update(paymentAttempts)
    .set({ amountPaise: advance })
    .where(eq(paymentAttempts.razorpayPaymentId, reference));
  shop.advance(24);
  await auditNightly(services);
  expect([await db().$count(bookAudits), await waiting(), await letters()]).toEqual([2, 0, 1]);
});

test('the command prints what differs and ends with 1, with 0 where the books agree and with 2 where nobody answers', async () => {
  const run = (settings: Record<string, string> = {}) =>
    runProgram('server/src/audit-books-cli.ts', [], {
      ...shop.razorpay.settings,
      DATABASE_URL: shop.app.databaseUrl,
      ...settings,
    });
  const old = { createdAt: new Date(Date.now() - 30 * 3_600_000) };
  await db().update(payments).set(old);
  const agreed = run();
  expect([await agreed.ended, agreed.output()]).toEqual([0, expect.stringContaining('The books agree.')]);

  const [row] = await db().select().from(orderItems).limit(1);
  await db()
    .update(orderItems)
    .set({ quantity: 2 })
    .where(eq(orderItems.id, row?.id ?? 0));
  const differing = run();
  expect(await differing.ended).toBe(1);
  expect(differing.output()).toContain(
    `ORDER_SUM  ORDER its items (order ${row?.orderId}): here ₹12500.00, there ₹25000.00`,
  );
  expect(differing.output()).toContain('1 differences.');

  const alone = run({ RAZORPAY_API_BASE: 'http://127.0.0.1:1' });
  expect([await alone.ended, alone.output()]).toEqual([
    2,
    expect.stringContaining('The books could not be audited.'),
  ]);
});
