import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDeskComplaints } from '#contracts/admin/complaints/complaints.contract.ts';
import { getFigures } from '#contracts/admin/figures/figures.contract.ts';
import { fileComplaint } from '#contracts/complaints/complaints.contract.ts';
import { report } from '#contracts/complaints/report.contract.ts';
import { refundOrder, verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { agedOrder } from '#tests/support/people/cancellations.ts';
import { answerFromDesk, complaintForm } from '#tests/support/people/complaints.ts';
import { openFitDesk } from '#tests/support/people/custom-orders/fit.ts';
import { bankOf } from '#tests/support/people/disputes.ts';
import { paymentOf } from '#tests/support/people/refund-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { askForSeal } from '#tests/support/people/verifications.ts';
import { countTotals, countWaiting } from './load-figures.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const query = (text: string, values: unknown[]) => shop.app.services.db.$client.query(text, values);
const totals = () => countTotals(shop.app.services);
const waiting = () => countWaiting(shop.app.services);

test('people are counted by the Indian day on which they came, and not once they are deleted', async () => {
  const before = await totals();
  const [asha, meher, gone] = await Promise.all([
    shop.app.actor({ name: 'Asha Rao' }),
    shop.app.actor({ name: 'Meher Ansari', role: 'JARIWALA' }),
    shop.app.actor({ name: 'Ravi Iyer' }),
  ]);
  const today = istDayOf(shop.app.services.clock.now());
  // The first second of a day in India falls on the previous day in UTC.
  await query('update users set created_at = $2 where id = $1', [asha.id, startOfDay(addDays(today, -3))]);
  await query('update users set created_at = $2 where id = $1', [meher.id, startOfDay(addDays(today, -33))]);
  await query(`update users set status = 'DELETED' where id = $1`, [gone.id]);
  const after = await totals();
  expect(after.people.all - before.people.all).toBe(2);
  expect(after.people.makers - before.people.makers).toBe(1);
  expect(after.people.days).toHaveLength(30);
  expect(after.people.days.at(-1)).toEqual(before.people.days.at(-1));
  expect(after.people.days.at(-4)).toEqual({ day: addDays(today, -3), now: 1, before: 1, orders: 1 });
});

test('money is held from its capture until the order is delivered', async () => {
  const before = await totals();
  const { orderId, razorpayOrderId } = await shop.place();
  expect((await totals()).held).toEqual(before.held);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  const [order] = (await query('select advance_paise::int as paise from orders where id = $1', [orderId]))
    .rows;
  const paid = await totals();
  expect(paid.held.count - before.held.count).toBe(1);
  expect(paid.held.rupees - before.held.rupees).toBeCloseTo(order.paise / 100, 2);
  const confirmed = ({ orders }: typeof paid) =>
    orders.byStatus.find(({ status }) => status === 'CONFIRMED')?.count ?? 0;
  expect(confirmed(paid) - confirmed(before)).toBe(1);
  expect((paid.orders.days.at(-1)?.now ?? 0) - (before.orders.days.at(-1)?.now ?? 0)).toBe(1);
  await query(`update orders set status = 'DELIVERED' where id = $1`, [orderId]);
  expect((await totals()).held).toEqual(before.held);
});

test('what is paid back of a disputed payment waits for the bank, and is not on its way', async () => {
  const before = (await totals()).refunds;
  const id = await agedOrder(shop);
  const bank = bankOf(shop);
  await bank.open(await paymentOf(shop, id));
  await bank.disputed(id, true);
  const { status } = await shop.maker.call(refundOrder, {
    params: { id },
    body: { amount: 100, reason: 'The buttons were plain.' },
    headers: { 'idempotency-key': 'waits-for-the-bank' },
  });
  expect(status).toBe(200);
  const { underWay, withBank } = (await totals()).refunds;
  expect(underWay).toEqual(before.underWay);
  expect(withBank).toEqual({ count: before.withBank.count + 1, rupees: before.withBank.rupees + 100 });
});

test('what waits is counted anew each time', async () => {
  const { app, buyer, maker } = shop;
  const before = await waiting();
  const { body } = await buyer.call(fileComplaint, { body: complaintForm() });
  await query(`update complaints set created_at = now() - interval '4 days' where id = $1`, [body.data.id]);
  await buyer.call(report, { body: { kind: 'USER', targetId: maker.id, reason: 'SPAM', note: '' } });
  await query(`update reports set created_at = now() - interval '49 hours' where target_id = $1`, [maker.id]);
  await askForSeal(await app.actor({ name: 'Farida Zari', role: 'JARIWALA' }));
  const admin = await app.actor({ name: 'Devika Nair', role: 'ADMIN' });
  const { figures } = (await admin.call(getFigures)).body;
  const ofWeek = ({ complaints }: typeof before) => complaints.find(({ age }) => age === 'WEEK')?.count ?? 0;
  expect(ofWeek(figures.waiting) - ofWeek(before)).toBe(1);
  const page = (await admin.call(listDeskComplaints, { query: {} })).body;
  expect(figures.waiting.overdueComplaints).toBe(before.overdueComplaints + 1);
  expect(page.overdue).toBe(figures.waiting.overdueComplaints);
  expect(figures.waiting.reports).toEqual({
    open: before.reports.open + 1,
    overdue: before.reports.overdue + 1,
  });
  expect(figures.waiting.verifications - before.verifications).toBe(1);
  expect(figures.waiting.cancellations).toBe(before.cancellations);

  await answerFromDesk(admin, body.data.id, 'We have asked the maker and write again on Monday.');
  const answered = await waiting();
  expect(ofWeek(answered)).toBe(ofWeek(before));
  expect(answered.overdueComplaints).toBe(before.overdueComplaints);
});

test('a fit claim waits from the moment on which its buyer takes it to the desk', async () => {
  const before = (await waiting()).fitClaims;
  const desk = await openFitDesk(shop);
  const refused = await desk.go(await desk.claimed(), 'REFUSE');
  expect((await waiting()).fitClaims).toBe(before);
  const taken = await desk.go(refused, 'TAKE_TO_DESK');
  expect((await waiting()).fitClaims).toBe(before + 1);
  await desk.go(taken, 'WITHDRAW');
  expect((await waiting()).fitClaims).toBe(before);
});
