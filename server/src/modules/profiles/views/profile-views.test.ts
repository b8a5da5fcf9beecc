import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profileViewed, profileViews } from '#contracts/profiles/views/profile-views.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { forgetProfileViewers } from './profile-views.queries.ts';

const phone = 'Mozilla/5.0 (Linux; Android 16) Mobile Safari';
const noon = new Date('2026-11-23T12:00:00+05:30');
let now = noon;
let app: TestApp;
let maker: Actor;
let reader: Actor;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  reader = await app.actor({ name: 'Asha Rao' });
});
beforeEach(async () => {
  now = noon;
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
});
afterAll(() => app.stop());

async function look(by: Pick<Actor, 'call'>, userAgent = phone): Promise<void> {
  const headers = { 'user-agent': userAgent };
  await by.call(profileViewed, { params: { userId: maker.id }, headers });
  await app.countViews();
}
const figureOf = async (person: Actor) => (await person.call(profileViews)).body.data;

test('members and visitors count once a day in India, and the owner never', async () => {
  for (const by of [reader, app.visitor, reader, app.visitor, maker]) await look(by);
  await look(app.visitor, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  expect(await figureOf(maker)).toEqual({ now: 2, before: 0 });

  now = new Date('2026-11-23T23:59:59+05:30');
  await look(reader);
  expect((await figureOf(maker)).now).toBe(2);
  now = new Date('2026-11-24T00:00:00+05:30');
  await look(reader);
  expect((await figureOf(maker)).now).toBe(3);
});

test('what was seen thirty days ago is compared with, and each person reads their own figure', async () => {
  await look(reader);
  now = new Date('2026-12-23T12:00:00+05:30');
  expect(await figureOf(maker)).toEqual({ now: 0, before: 1 });
  expect(await figureOf(reader)).toEqual({ now: 0, before: 0 });
});

test('whom a day has seen is forgotten, and the count stays', async () => {
  const { db } = app.services;
  await look(app.visitor);
  const seen = async () =>
    (await db.$client.query('select viewer from profile_viewers where user_id = $1', [maker.id])).rows;
  expect(JSON.stringify(await seen())).not.toMatch(/127\.0\.0\.1|Android/);
  expect(await seen()).toHaveLength(1);
  await forgetProfileViewers(db, ['2026-11-24']);
  expect([await seen(), (await figureOf(maker)).now]).toEqual([[], 1]);
});
