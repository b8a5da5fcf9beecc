import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { refreshTrust } from './refresh-trust.ts';

const noon = new Date('2026-11-29T12:00:00+05:30');
let now = noon;

let app: TestApp;
let buyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  buyer = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  now = noon;
  await app.services.db.$client.query('delete from trust_runs; delete from trust_figures');
});

async function makerOfTen(): Promise<Actor> {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const designId = await insertDesign(app.services.db, { makerId: maker.id });
  for (let n = 0; n < 10; n++)
    await insertPastOrder(app.services.db, {
      buyerId: buyer.id,
      makerId: maker.id,
      items: [{ designId, pricePaise: 100_000 }],
      measuring: 'NONE',
      status: 'DELIVERED',
      placedAt: new Date('2026-10-05T12:00:00+05:30'),
      confirmedAt: new Date('2026-10-05T12:00:00+05:30'),
      movedAt: new Date('2026-10-15T12:00:00+05:30'),
    });
  return maker;
}

async function stored() {
  const { rows } = await app.services.db.$client.query(
    'select * from trust_figures order by maker_id, figure',
  );
  return rows;
}

test('a night is computed once, whatever happens later that day, and again on the next', async () => {
  await makerOfTen();
  await refreshTrust(app.services);
  const first = await stored();
  expect(first).toMatchObject([{ figure: 'ON_TIME', amount: 10, count: 10 }]);
  await makerOfTen();
  now = new Date('2026-11-30T02:59:00+05:30');
  await refreshTrust(app.services);
  expect(await stored()).toEqual(first);
  now = new Date('2026-11-30T03:00:00+05:30');
  await refreshTrust(app.services);
  expect(await stored()).toHaveLength(2);
});

test('several processes at once compute the night once, and leave one row for each figure', async () => {
  const maker = await makerOfTen();
  await Promise.all(Array.from({ length: 6 }, () => refreshTrust(app.services)));
  const rows = (await stored()).filter(({ maker_id }) => maker_id === maker.id);
  expect(rows).toMatchObject([{ amount: 10, count: 10 }]);
  const { rows: runs } = await app.services.db.$client.query('select from trust_runs');
  expect(runs).toHaveLength(1);
});

test('the public profile shows what was earned with its count and period, and nothing where orders are too few', async () => {
  const maker = await makerOfTen();
  const beginner = await app.actor({ name: 'Gulnaz Ansari', role: 'JARIWALA' });
  await refreshTrust(app.services);
  const trustOf = async ({ id }: Actor, reader: Pick<Actor, 'call'> = app.visitor) =>
    (await reader.call(viewPublicProfile, { params: { userId: id } })).body.data.trust;
  expect(await trustOf(maker)).toEqual([
    { figure: 'ON_TIME', value: 100, count: 10, from: '2025-11-29', to: '2026-11-28' },
  ]);
  expect(await trustOf(beginner)).toEqual([]);
  expect(await trustOf(buyer)).toBeNull();
});

test('who may not see a profile does not see its figures either', async () => {
  const maker = await makerOfTen();
  await refreshTrust(app.services);
  await app.services.db.$client.query(
    `insert into privacy_settings (user_id, profile_visibility) values ($1, 'PRIVATE')`,
    [maker.id],
  );
  const asked = { params: { userId: maker.id } };
  expect((await app.visitor.call(viewPublicProfile, asked)).body.data.trust).toBeNull();
  expect((await maker.call(viewPublicProfile, asked)).body.data.trust).toHaveLength(1);
});
