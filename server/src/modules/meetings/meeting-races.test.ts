import { afterAll, beforeAll, expect, test } from 'vitest';
import { slotStart } from '#contracts/meetings/meeting-slots.ts';
import { freeSlots, rescheduleMeeting } from '#contracts/meetings/meetings.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { book, insertOrder, slotIn } from '#tests/support/people/meetings.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
let designId: number;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  designId = await designOf(app, maker);
});
afterAll(() => app.stop());

async function rivals(count: number): Promise<{ buyer: Actor; orderId: number }[]> {
  const made: { buyer: Actor; orderId: number }[] = [];
  for (let n = 0; n < count; n++) {
    const buyer = await app.actor({ name: `Rival ${n}` });
    made.push({ buyer, orderId: await insertOrder(app, { buyer, maker, designId }) });
  }
  return made;
}

async function activeAt(at: string): Promise<number> {
  const { rows } = await app.services.db.$client.query(
    `select count(*)::int as count from meetings where maker_id = $1 and scheduled_at = $2 and status = 'SCHEDULED'`,
    [maker.id, at],
  );
  return rows[0].count;
}

test('of 50 rivals for one slot one wins, and the others are told to choose another', async () => {
  const people = await rivals(50);
  const at = slotIn(app, 4, 11);
  const answers = await Promise.all(people.map(({ buyer, orderId }) => book(buyer, orderId, at)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ error }) => error.message))).toEqual(
    new Set(['This time was just taken. Please choose another.']),
  );
  expect(await activeAt(at)).toBe(1);
  const { rows } = await app.services.db.$client.query(
    `select count(*)::int as moved from order_history where to_status = 'MEASUREMENT_SCHEDULED'`,
  );
  expect(rows[0].moved).toBe(1);
});

test('twenty clicks on one order book one meeting', async () => {
  const [only] = await rivals(1);
  if (!only) throw new Error('There is nobody');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => book(only.buyer, only.orderId, slotIn(app, 10 + n, 9))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('meetings that are moved to one slot at once do not meet there', async () => {
  const people = await rivals(8);
  const moving = await Promise.all(
    people.map(async ({ buyer, orderId }, n) => {
      const { body } = await book(buyer, orderId, slotIn(app, 30 + n, 12));
      return { buyer, id: body.data.id };
    }),
  );
  const at = slotIn(app, 45, 15);
  const answers = await Promise.all(
    moving.map(({ buyer, id }) =>
      buyer.call(rescheduleMeeting, { params: { id }, body: { scheduledAt: at } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, error } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, error.message]).toEqual([409, 'This time was just taken. Please choose another.']);
  }
  expect(await activeAt(at)).toBe(1);
});

test('around midnight in India the server counts Indian days, whatever UTC says', async () => {
  const [first, second] = await rivals(2);
  if (!first || !second) throw new Error('There is nobody');
  const slot = slotStart('2027-03-11', 9).toISOString();
  const days = async () =>
    (await first.buyer.call(freeSlots, { params: { orderId: first.orderId } })).body.data;
  try {
    // 23:59 on the 10th in India, 18:29 in UTC.
    now = new Date('2027-03-10T18:29:00Z');
    expect((await days()).first).toBe('2027-03-11');
    expect((await book(first.buyer, first.orderId, slot)).status).toBe(200);
    // 00:01 on the 11th in India, still the 10th in UTC.
    now = new Date('2027-03-10T18:31:00Z');
    expect((await days()).first).toBe('2027-03-12');
    const late = await book(second.buyer, second.orderId, slotStart('2027-03-11', 10).toISOString());
    expect([late.status, late.error.message]).toEqual([400, 'Please choose a day from tomorrow on']);
  } finally {
    now = new Date();
  }
});
