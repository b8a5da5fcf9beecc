import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { addDays, startOfDay } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { agedOrder, readOrder } from '#tests/support/people/cancellations.ts';
import { ageOrder } from '#tests/support/people/custom-orders/age-order.ts';
import { answerTo, lateOrder, propose, today } from '#tests/support/people/custom-orders/due-days.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { tellLate } from './tell-late.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
});
afterAll(() => shop.stop());

/** Runs the job at an hour of today in India. */
const runAt = (hour: number) => {
  const now = new Date(startOfDay(today()).getTime() + hour * 3_600_000);
  return tellLate({ ...shop.app.services, clock: { now: () => now } });
};

/** The missed day of which the sides were told last. */
const toldOf = async (id: number): Promise<string | null> => {
  const { rows } = await shop.app.services.db.$client.query<{ day: string | null }>(
    'select late_told_of::text as day from orders where id = $1',
    [id],
  );
  return rows[0]?.day ?? null;
};

const newsOf = async (to: Actor, id: number) => {
  const { rows } = await shop.app.services.db.$client.query<{ day: string }>(
    "select split_part(subject, ':', 4) as day from notifications where recipient_id = $1 and subject like $2 order by id",
    [to.id, `order:${id}:late:%`],
  );
  return rows.map(({ day }) => day);
};

const lettersTo = async (to: Actor, id: number) =>
  (await shop.app.services.mail.listUnsent(shop.app.services.db, to.email)).filter(
    ({ subject, text }) =>
      /later than promised|past its promised day/.test(subject) && text.includes(`/${id}\n`),
  );

const soon = { timeout: 60_000, interval: 50 };

test('from nine o’clock of the first late day both sides are told once, by letter and by notification', async () => {
  const id = await lateOrder(shop, 1);
  await runAt(8.9);
  expect(await toldOf(id)).toBeNull();
  await Promise.all([9, 9, 10, 11].map(runAt));
  expect(await toldOf(id)).toBe(addDays(today(), -1));
  for (const [side, says, bell] of [
    [shop.buyer, /everything that you have paid goes back/, /later than promised; you may cancel/],
    [shop.maker, /propose a later day/, /past its promised day/],
  ] as const) {
    await vi.waitFor(async () => {
      const letters = await lettersTo(side, id);
      expect(letters.map(({ text }) => text)).toEqual([expect.stringMatching(says)]);
    }, soon);
    await vi.waitFor(async () => expect(await newsOf(side, id)).toEqual([addDays(today(), -1)]), soon);
    const { notifications } = (await side.call(getUnreadNotifications)).body;
    expect(notifications.filter(({ message }) => bell.test(message))).toHaveLength(1);
  }
});

test('orders in time, sent orders and those that wait for their buyer are not told', async () => {
  const inTime = await lateOrder(shop, 0);
  const waiting = await agedOrder(shop, { at: 'FINAL_PAYMENT_PENDING' });
  await ageOrder(shop, waiting, 90);
  const sent = await lateOrder(shop, 3);
  await shop.app.services.db.$client.query("update orders set status = 'SHIPPED' where id = $1", [sent]);
  await runAt(12);
  expect(await Promise.all([inTime, waiting, sent].map(toldOf))).toEqual([null, null, null]);
});

test('a later day that the buyer agreed to is told again when it is missed', async () => {
  const { $client } = shop.app.services.db;
  const id = await lateOrder(shop, 3);
  await runAt(12);
  await propose(shop.maker, id, addDays(today(), 4));
  const { newPromise } = await readOrder(shop.buyer, id);
  await answerTo(shop.buyer, id, newPromise?.id ?? 0, true);
  await runAt(12);
  expect(await toldOf(id)).toBe(addDays(today(), -3));
  await ageOrder(shop, id, 5);
  await $client.query(
    'update order_promises set promised_on = promised_on - 5, instead_of = instead_of - 5 where order_id = $1',
    [id],
  );
  await $client.query('update orders set late_told_of = late_told_of - 5 where id = $1', [id]);
  await runAt(12);
  await runAt(13);
  await vi.waitFor(
    async () => expect(await newsOf(shop.buyer, id)).toEqual([addDays(today(), -3), addDays(today(), -1)]),
    soon,
  );
});
