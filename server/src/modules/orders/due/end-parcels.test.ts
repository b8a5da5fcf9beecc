import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { agedOrder, readOrder } from '#tests/support/people/cancellations.ts';
import { file } from '#tests/support/people/complaints.ts';
import { ageOrder } from '#tests/support/people/custom-orders/age-order.ts';
import { today } from '#tests/support/people/custom-orders/due-days.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilBlocked } from '#tests/support/until.ts';
import { endParcels } from './end-parcels.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DATABASE_POOL: '20', RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };

/** A run of the job at noon of today in India. */
async function run() {
  const now = new Date(`${today()}T06:30:00Z`);
  await endParcels({ ...shop.app.services, clock: { ...shop.app.services.clock, now: () => now } });
}

/** An order whose parcel was promised for `days` days ago. */
async function sentOrder(days: number): Promise<number> {
  const id = await agedOrder(shop, { at: 'SHIPPED', isFinalPaid: true });
  const { delivery } = await readOrder(shop.buyer, id);
  const ends = delivery.ending?.on ?? '';
  await pass(id, Math.round((Date.parse(ends) - Date.parse(today())) / 86_400_000) - 14 + days);
  return id;
}

/** Lets days pass for an order. */
async function pass(id: number, days: number) {
  await ageOrder(shop, id, days);
  await shop.app.services.db.$client.query(
    'update orders set arrival_reminded_on = arrival_reminded_on - $2::int where id = $1',
    [id, days],
  );
}

const standing = async (id: number) => {
  const { status, delivery } = await readOrder(shop.buyer, id);
  return [status, delivery.ending?.on];
};
const letterTo = (to: { email: string }, orderId: number, subject: RegExp) =>
  vi.waitFor(async () => {
    const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, to.email);
    const letter = letters.find((one) => subject.test(one.subject) && one.text.includes(`/${orderId}\n`));
    expect(letter?.subject).toMatch(subject);
    return letter?.text ?? '';
  }, soon);
const complain = (orderId: number) => file(shop.buyer, { orderId });

test('a parcel that nobody confirms is asked after twice, then its order ends by itself and is not late', async () => {
  const id = await sentOrder(6);
  await run();
  expect(await standing(id)).toEqual(['SHIPPED', addDays(today(), 8)]);
  await pass(id, 1);
  await run();
  await run();
  expect(await letterTo(shop.buyer, id, /^Has order .* arrived\?$/)).toContain('ends by itself on');
  await pass(id, 5);
  await run();
  await pass(id, 2);
  expect(await standing(id)).toEqual(['SHIPPED', today()]);
  await run();
  const ended = await readOrder(shop.buyer, id);
  expect(ended).toMatchObject({
    status: 'DELIVERED',
    delivery: { ending: null, isLate: false, lateDays: 0 },
  });
  expect(ended.history.at(-1)).toMatchObject({
    ...{ actor: 'SYSTEM', from: 'SHIPPED', to: 'DELIVERED' },
    note: 'Nobody confirmed the arrival, so the order ended by itself',
  });
  await letterTo(shop.buyer, id, /has ended by itself/);
  await letterTo(shop.maker, id, /counts as delivered/);
  await vi.waitFor(async () => {
    const { body } = await shop.buyer.call(getUnreadNotifications);
    const said = [/should be with you/, /ends by itself in a few days/, /nobody said otherwise/];
    expect(body.notifications.map(({ message }) => message)).toEqual(
      expect.arrayContaining(said.map((text) => expect.stringMatching(text))),
    );
  }, soon);
});

test('steps that were missed come on days of their own, so that nothing ends without two reminders', async () => {
  const id = await sentOrder(60);
  await run();
  await run();
  expect(await standing(id)).toEqual(['SHIPPED', addDays(today(), 4)]);
});

test('an open complaint holds the order, and it ends once that is resolved', async () => {
  const id = await sentOrder(20);
  await shop.app.services.db.$client.query(
    'update orders set arrival_reminded = 2, arrival_reminded_on = $2::date where id = $1',
    [id, addDays(today(), -8)],
  );
  expect((await complain(id)).status).toBe(200);
  await run();
  expect((await readOrder(shop.maker, id)).delivery.ending).toMatchObject({ hold: 'COMPLAINT' });
  await shop.app.services.db.$client.query(
    `update complaints set status = 'RESOLVED', resolved_at = now() where order_id = $1`,
    [id],
  );
  await run();
  expect((await readOrder(shop.buyer, id)).status).toBe('DELIVERED');
});

test('a parcel that ends while its buyer confirms it or complains is ended once', async () => {
  const ids = await Promise.all([sentOrder(20), sentOrder(20), sentOrder(20)]);
  await shop.app.services.db.$client.query(
    'update orders set arrival_reminded = 2, arrival_reminded_on = $2::date where id = any($1)',
    [ids, addDays(today(), -8)],
  );
  const [confirmed = 0, complained = 0] = ids;
  await Promise.all([
    run(),
    run(),
    shop.buyer.call(updateOrderStatus, { params: { id: confirmed }, body: { status: 'DELIVERED' } }),
    complain(complained),
  ]);
  for (const id of ids) {
    const { status, history } = await readOrder(shop.buyer, id);
    const ends = history.filter(({ to }) => to === 'DELIVERED');
    expect(ends).toHaveLength(status === 'DELIVERED' ? 1 : 0);
  }
  expect((await readOrder(shop.buyer, confirmed)).status).toBe('DELIVERED');
});

test('a complaint that is being filed is waited for, and then holds the order', async () => {
  const id = await sentOrder(20);
  const { $client } = shop.app.services.db;
  await $client.query(
    'update orders set arrival_reminded = 2, arrival_reminded_on = $2::date where id = $1',
    [...[id, addDays(today(), -8)]],
  );
  const filing = await $client.connect();
  try {
    await filing.query('begin');
    await filing.query(
      `insert into complaints (complainant_id, order_id, title, category, description, email, request_hash, created_at, updated_at)
       values ($1, $2, 'It has not come', 'delivery', 'Nothing came.', 'asha@example.in', '', now(), now())`,
      [shop.buyer.id, id],
    );
    const running = run();
    await untilBlocked(shop.app.services.db);
    await filing.query('commit');
    await running;
  } finally {
    filing.release();
  }
  expect((await readOrder(shop.buyer, id)).status).toBe('SHIPPED');
});
