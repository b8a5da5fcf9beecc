import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder, insertPastRefund } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { readTrust } from './read-trust.ts';
import { refreshTrust } from './refresh-trust.ts';

const now = new Date('2026-11-29T12:00:00+05:30');
const asked = new Date('2026-11-10T12:00:00+05:30');
const minutesAfter = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);

let app: TestApp;
let people: Actor[];
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  people = [];
  for (let n = 0; n < 12; n++) people.push(await app.actor({ name: `Asha Rao ${n}` }));
});
afterAll(() => app.stop());

const query = <Row extends object>(text: string, values: unknown[]) =>
  app.services.db.$client.query<Row>(text, values);
const person = (n: number) => people[n]?.id ?? 0;

async function figure(name: 'ANSWER_TIME' | 'REPEAT_BUYERS', { id }: Pick<Actor, 'id'>) {
  await query('delete from trust_runs', []);
  await refreshTrust(app.services);
  const found = (await readTrust(app.services.db, id)).find((one) => one.figure === name);
  return found ? [found.value, found.count] : null;
}

async function workshop() {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  let count = 0;
  return {
    maker,
    designId,
    /** An enquiry, answered after some minutes or not at all. */
    async enquiry(userId: number | null, minutes: number | null, at = asked, email = 'asha@example.in') {
      count += 1;
      const { rows } = await query<{ id: number }>(
        `insert into enquiries (design_id, maker_id, user_id, name, email, message, fingerprint, created_at)
         values ($1, $2, $3, 'Asha Rao', $4, 'Is it lined?', $5, $6) returning id`,
        [designId, maker.id, userId, email, `${count}`, at],
      );
      if (minutes === null) return;
      await query(`insert into enquiry_replies (enquiry_id, content, created_at) values ($1, 'Yes', $2)`, [
        rows[0]?.id,
        new Date(at.getTime() + minutes * 60_000),
      ]);
    },
    /** A new chat, with the minutes at which each of its messages was written. */
    async chat(otherId: number, messages: [by: 'maker' | 'other', minutes: number][]) {
      const { rows } = await query<{ id: number }>(
        `insert into chats (low_id, high_id, created_at) values (least($1::bigint, $2), greatest($1::bigint, $2), $3)
         returning id`,
        [maker.id, otherId, asked],
      );
      for (const [by, minutes] of messages) {
        await query(
          'insert into messages (chat_id, sender_id, content, created_at) values ($1, $2, $3, $4)',
          [rows[0]?.id, by === 'maker' ? maker.id : otherId, 'Good day', minutesAfter(minutes)],
        );
      }
    },
  };
}

test('the median of the first answers to enquiries and new chats is kept, rounded up to whole minutes', async () => {
  const { maker, enquiry, chat } = await workshop();
  for (const n of [0, 1, 2, 3, 4]) await enquiry(person(n), 10);
  for (const n of [5, 6, 7, 8])
    await chat(person(n), [
      ['other', 0],
      ['other', 5],
      ['maker', 61],
      ['maker', 62],
    ]);
  expect(await figure('ANSWER_TIME', maker)).toBeNull();
  await enquiry(null, 31);
  expect(await figure('ANSWER_TIME', maker)).toEqual([21, 10]);
});

test('a person counts once, with the first thing that they asked, so that one friend cannot make a maker fast', async () => {
  const { maker, enquiry, chat } = await workshop();
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) await enquiry(person(n), 120);
  for (let again = 0; again < 20; again++) await enquiry(person(0), 1, minutesAfter(60 + again));
  await chat(person(1), [
    ['other', 30],
    ['maker', 31],
  ]);
  await enquiry(null, 120);
  await enquiry(null, 1, minutesAfter(300), 'ASHA@example.in');
  expect(await figure('ANSWER_TIME', maker)).toEqual([120, 11]);
});

test('what waits unanswered counts with the time that it has waited, once that is three days', async () => {
  const { maker, enquiry } = await workshop();
  for (const n of [0, 1, 2, 3, 4]) await enquiry(person(n), 10);
  for (const n of [5, 6, 7, 8]) await enquiry(person(n), null, new Date(now.getTime() - 5 * 86_400_000));
  await enquiry(person(9), null, new Date(now.getTime() - 2 * 86_400_000));
  expect(await figure('ANSWER_TIME', maker)).toBeNull();
  await enquiry(person(10), null, new Date(now.getTime() - 4 * 86_400_000));
  expect(await figure('ANSWER_TIME', maker)).toEqual([(10 + 4 * 1440) / 2, 10]);
});

test('chats that the maker began are no questions, and a shopper who is asked something has no answer time', async () => {
  const { maker, chat } = await workshop();
  for (let n = 0; n < 12; n++)
    await chat(person(n), [
      ['maker', 0],
      ['other', 9000],
      ['maker', 9001],
    ]);
  expect(await figure('ANSWER_TIME', maker)).toBeNull();
  const shopper = await app.actor({ name: 'Vikram Shah' });
  for (let n = 0; n < 12; n++) {
    await query(
      `with chat as (insert into chats (low_id, high_id, created_at)
         values (least($1::bigint, $2), greatest($1::bigint, $2), $3) returning id)
       insert into messages (chat_id, sender_id, content, created_at) select id, $2, 'Good day', $3 from chat`,
      [shopper.id, person(n), asked],
    );
  }
  expect(await figure('ANSWER_TIME', shopper)).toBeNull();
});

test('a buyer has come back if they paid on two days for orders that were neither cancelled nor paid back', async () => {
  const { maker, designId } = await workshop();
  const order = (buyerId: number, day: string, status: 'DELIVERED' | 'CANCELLED' = 'DELIVERED') =>
    insertPastOrder(app.services.db, {
      buyerId,
      makerId: maker.id,
      items: [{ designId, pricePaise: 100_000 }],
      status,
      placedAt: new Date(`${day}T10:00:00+05:30`),
      confirmedAt: new Date(`${day}T10:00:00+05:30`),
    });
  for (let n = 0; n < 9; n++) await order(person(n), '2026-06-01');
  await order(person(0), '2026-07-01');
  expect(await figure('REPEAT_BUYERS', maker)).toBeNull();
  await order(person(9), '2026-06-01');
  expect(await figure('REPEAT_BUYERS', maker)).toEqual([10, 10]);

  // The same day, cancelled, paid back, and more than a year ago.
  await order(person(1), '2026-06-01');
  await order(person(2), '2026-07-01', 'CANCELLED');
  const paidBack = await order(person(3), '2026-07-01');
  const { rows } = await query<{ paise: number }>(
    'select expected_paise as paise from payments where order_id = $1',
    [paidBack],
  );
  await insertPastRefund(app.services.db, { orderId: paidBack, paise: rows[0]?.paise ?? 0, at: now });
  await order(person(4), '2025-11-20');
  expect(await figure('REPEAT_BUYERS', maker)).toEqual([10, 10]);
  await order(person(5), '2026-07-01');
  expect(await figure('REPEAT_BUYERS', maker)).toEqual([20, 10]);
});
