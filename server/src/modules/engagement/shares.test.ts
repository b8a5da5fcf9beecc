import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShareChannel, shareDesign } from '#contracts/engagement/engagement.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let now = new Date('2026-11-21T10:05:00Z');
let app: TestApp;
let maker: Actor;
let shopper: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' }, clock: { now: () => now } });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
  shopper = await app.actor({ name: 'Rohan Das' });
});
afterAll(() => app.stop());

const insert = (status = 'PUBLISHED') => insertDesign(app.services.db, { makerId: maker.id, status });

async function share(actor: Pick<Actor, 'call'>, id: number, channel?: ShareChannel): Promise<number> {
  const { body } = await actor.call(shareDesign, { params: { id }, body: channel ? { channel } : {} });
  return body.sharesCount;
}

async function standing(designId: number) {
  const { rows } = await app.services.db.$client.query<{ counted: number; rows: number }>(
    `select shares_count as counted, (select count(*) from shares where design_id = id) as rows
       from designs where id = $1`,
    [designId],
  );
  return rows[0];
}

test('an empty call counts a share, as front ends that know no ways of sharing send it', async () => {
  const id = await insert();
  const { body } = await shopper.call(shareDesign, { params: { id } });
  expect(body).toEqual({
    success: true,
    message: 'Shared successfully!',
    reason: 'done.shared',
    sharesCount: 1,
  });
});

test('a share counts once per person, way and hour, and anew in the next hour', async () => {
  const id = await insert();
  expect(await share(shopper, id, 'whatsapp')).toBe(1);
  expect(await share(shopper, id, 'whatsapp')).toBe(1);
  expect(await share(shopper, id, 'link')).toBe(2);
  expect(await share(maker, id, 'whatsapp')).toBe(3);
  now = new Date('2026-11-21T11:00:00Z');
  expect(await share(shopper, id, 'whatsapp')).toBe(4);
  expect(await standing(id)).toEqual({ counted: 4, rows: 4 });
});

test('shares of ten people pressing at once are counted as often as they are kept', async () => {
  const id = await insert();
  const people = await Promise.all(Array.from({ length: 10 }, (_, n) => app.actor({ name: `Person ${n}` })));
  await Promise.all(
    people.flatMap((person) =>
      (['whatsapp', 'link', 'whatsapp', 'email'] as const).map((channel) => share(person, id, channel)),
    ),
  );
  expect(await standing(id)).toEqual({ counted: 30, rows: 30 });
});

test('signed out, by an unknown way or of a design that is not published nothing is counted', async () => {
  const id = await insert();
  expect((await app.visitor.call(shareDesign, { params: { id } })).status).toBe(401);
  const body = { channel: 'pigeon' as ShareChannel };
  expect((await shopper.call(shareDesign, { params: { id }, body })).error.code).toBe('INVALID_INPUT');
  for (const gone of [await insert('HIDDEN'), await insert('PROCESSING'), 987_654_321]) {
    expect((await shopper.call(shareDesign, { params: { id: gone } })).status).toBe(404);
  }
  expect(await standing(id)).toEqual({ counted: 0, rows: 0 });
});
