import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deleteStory,
  seeStory,
  storiesOf,
  storyStatus,
  storyTray,
  storyViewers,
} from '#contracts/stories/stories.contract.ts';
import { follows } from '#server/modules/engagement/follows/follows.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { putUpStory, watch } from '#tests/support/people/stories.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { stories, storyViews } from './stories.tables.ts';
import { sweepStories } from './sweep-stories.ts';

const hour = 3_600_000;
let ahead = 0;
let app: TestApp;
let maker: Actor;
let viewer: Actor;
beforeAll(async () => {
  app = await startTestApp({
    // With a cache, so that the tests would notice a cached reply for one person that reaches another.
    settings: { CACHE_MB: '1' },
    withJobs: true,
    clock: { now: () => new Date(Date.now() + ahead) },
  });
  maker = await app.actor({ name: 'Meher Ansari' });
  viewer = await app.actor({ name: 'Asha Rao' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ahead = 0;
  app.services.cacheRoom.clear();
  await app.services.db.delete(stories);
});

const tray = async (who: Pick<Actor, 'call'>) => (await who.call(storyTray)).body.data;
const see = (who: Actor, id: number) => who.call(seeStory, { params: { id } });

async function filesOf(key: string): Promise<string[]> {
  const files = await readdir(join(app.services.env.DATA_DIR, 'media'), { recursive: true });
  return files.filter((file) => file.includes(key));
}

test('a story is seen by everyone until 24 hours are over, and by nobody afterwards', async () => {
  const id = await putUpStory(maker, 'Washed, starched, and out on the rod.');
  const [shown] = await watch(viewer, maker.id);
  expect(shown).toMatchObject({
    id,
    caption: 'Washed, starched, and out on the rod.',
    isSeen: false,
    seenCount: null,
    can: { delete: false },
  });
  expect(Date.parse(shown?.expiresAt ?? '') - Date.parse(shown?.createdAt ?? '')).toBe(24 * hour);
  expect((await watch(app.visitor, maker.id)).map((one) => one.id)).toEqual([id]);
  expect((await tray(viewer)).map((one) => one.maker.name)).toEqual(['Meher Ansari']);

  ahead = 24 * hour - 10_000;
  expect(await watch(viewer, maker.id)).toHaveLength(1);
  ahead = 24 * hour + 1000;
  expect(await watch(viewer, maker.id)).toEqual([]);
  expect(await tray(viewer)).toEqual([]);
  expect((await see(viewer, id)).status).toBe(404);
});

test('the sweep takes what is over with its files and leaves what is up', async () => {
  await putUpStory(maker);
  ahead = 20 * hour;
  const young = await putUpStory(maker);
  const [over, up] = await app.services.db.select().from(stories).orderBy(stories.id);
  expect(await filesOf(over?.picture?.key ?? '-')).not.toEqual([]);

  ahead = 25 * hour;
  await sweepStories(app.services);
  expect((await app.services.db.select().from(stories)).map(({ id }) => id)).toEqual([young]);
  await expect.poll(() => filesOf(over?.picture?.key ?? '-')).toEqual([]);
  expect(await filesOf(up?.picture?.key ?? '-')).not.toEqual([]);
  expect((await watch(viewer, maker.id)).map((one) => one.id)).toEqual([young]);
});

test('who has seen it is counted once, and only its maker learns who', async () => {
  const id = await putUpStory(maker);
  await Promise.all(Array.from({ length: 20 }, () => see(viewer, id)));
  expect((await see(maker, id)).status).toBe(200);

  expect((await watch(maker, maker.id))[0]).toMatchObject({ seenCount: 1, can: { delete: true } });
  expect(await app.services.db.$count(storyViews)).toBe(1);
  const { body } = await maker.call(storyViewers, { params: { id }, query: {} });
  expect([body.total, body.data.map(({ name }) => name), body.nextCursor]).toEqual([1, ['Asha Rao'], null]);
  expect((await watch(viewer, maker.id))[0]).toMatchObject({ isSeen: true, seenCount: null });
  const others = await viewer.call(storyViewers, { params: { id }, query: {} });
  expect([others.status, others.error.message]).toEqual([404, 'This story could not be found.']);
});

test('those who have seen it are read page by page, none twice', async () => {
  const id = await putUpStory(maker);
  const people = await Promise.all(
    Array.from({ length: 35 }, (_, nth) => app.actor({ name: `Viewer ${nth}` })),
  );
  for (const person of people) await see(person, id);
  const first = await maker.call(storyViewers, { params: { id }, query: {} });
  const cursor = first.body.nextCursor ?? '';
  const second = await maker.call(storyViewers, { params: { id }, query: { cursor } });
  expect([first.body.data.length, second.body.data.length, second.body.nextCursor]).toEqual([30, 5, null]);
  expect(first.body.data[0]?.name).toBe('Viewer 34');
  const names = [...first.body.data, ...second.body.data].map(({ id: personId }) => personId);
  expect(new Set(names)).toEqual(new Set(people.map((person) => person.id)));
  const odd = await maker.call(storyViewers, { params: { id }, query: { cursor: "1'-2" } });
  expect(odd.status).toBe(400);
});

test('the tray begins with one’s own stories, then with makers of unseen ones, newest first', async () => {
  const [first, second, third] = await Promise.all(
    ['Farida Chhipa', 'Sumaiya Khatri', 'Hetal Salvi'].map((name) => app.actor({ name })),
  );
  if (!first || !second || !third) throw new Error('Nobody is there');
  for (const person of [first, second, third, viewer]) await putUpStory(person);
  const again = await putUpStory(first);
  const order = async (who: Pick<Actor, 'call'>) => (await tray(who)).map((one) => one.maker.name);
  expect(await order(viewer)).toEqual(['Asha Rao', 'Farida Chhipa', 'Hetal Salvi', 'Sumaiya Khatri']);

  const [older] = await watch(viewer, first.id);
  await see(viewer, older?.id ?? 0);
  expect((await order(viewer))[1]).toBe('Farida Chhipa');
  await see(viewer, again);
  expect(await order(viewer)).toEqual(['Asha Rao', 'Hetal Salvi', 'Sumaiya Khatri', 'Farida Chhipa']);
  expect((await tray(viewer)).map(({ isSeen, isOwn }) => [isSeen, isOwn])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [true, false],
  ]);
  expect((await tray(viewer))[3]?.storyIds).toEqual([older?.id, again]);
  expect((await order(maker))[0]).toBe('Farida Chhipa');
  expect(await order(app.visitor)).toHaveLength(4);
});

test('of makers with unseen stories those whom one follows come first', async () => {
  const [older, newer] = [await app.actor({ name: 'Devika Nair' }), await app.actor({ name: 'Tania Sen' })];
  for (const person of [older, newer]) await putUpStory(person);
  const order = async () => (await tray(viewer)).map((one) => one.maker.name);
  expect(await order()).toEqual(['Tania Sen', 'Devika Nair']);
  await app.services.db.insert(follows).values({ followerId: viewer.id, makerId: older.id });
  expect(await order()).toEqual(['Devika Nair', 'Tania Sen']);
  await see(viewer, (await watch(viewer, older.id))[0]?.id ?? 0);
  expect(await order()).toEqual(['Tania Sen', 'Devika Nair']);
});

test('a visitor is told nothing of what a member has seen', async () => {
  const id = await putUpStory(maker);
  await see(viewer, id);
  const marks = async (who: Pick<Actor, 'call'>) =>
    (await tray(who)).map(({ isSeen, isOwn }) => [isSeen, isOwn]);
  for (let times = 0; times < 2; times++) {
    expect(await marks(viewer)).toEqual([[true, false]]);
    expect(await marks(app.visitor)).toEqual([[false, false]]);
    expect(await marks(maker)).toEqual([[true, true]]);
  }
  expect((await viewer.call(storyTray)).headers['cache-control']).toBe('private, no-store');
});

test('deleting takes a story from the tray, its files from the disk, and the one before it takes its place', async () => {
  const older = await putUpStory(maker, 'older');
  const newer = await putUpStory(maker, 'newer');
  const rows = await app.services.db.select().from(stories).orderBy(stories.id);
  const deleted = await maker.call(deleteStory, { params: { id: newer } });
  expect([deleted.status, deleted.body.message]).toEqual([200, 'Your story is deleted.']);
  const [left] = await tray(viewer);
  expect([left?.storyIds, left?.cover.includes(rows[0]?.picture?.key ?? '-')]).toEqual([[older], true]);
  await expect.poll(() => filesOf(rows[1]?.picture?.key ?? '-')).toEqual([]);

  expect((await maker.call(deleteStory, { params: { id: older } })).status).toBe(200);
  expect(await tray(viewer)).toEqual([]);
  expect((await maker.call(deleteStory, { params: { id: older } })).status).toBe(404);
});

test('another’s story cannot be deleted or asked about, and looks like a missing one', async () => {
  const id = await putUpStory(maker);
  const missing = await viewer.call(deleteStory, { params: { id: 999_999 } });
  const foreign = await viewer.call(deleteStory, { params: { id } });
  const { requestId: _one, ...told } = foreign.error;
  const { requestId: _other, ...toldOfMissing } = missing.error;
  expect([foreign.status, told]).toEqual([404, toldOfMissing]);
  expect((await viewer.call(storyStatus, { params: { id } })).status).toBe(404);
  expect(await watch(viewer, maker.id)).toHaveLength(1);
});

test('somebody who is not there is not found, and of somebody suspended nothing is shown', async () => {
  expect((await viewer.call(storiesOf, { params: { userId: 999_999 } })).status).toBe(404);
  const gone = await app.actor({ name: 'Balaji Momin' });
  await putUpStory(gone);
  await app.services.db.$client.query(`update users set status = 'SUSPENDED' where id = ${gone.id}`);
  expect((await viewer.call(storiesOf, { params: { userId: gone.id } })).status).toBe(404);
  expect(await tray(viewer)).toEqual([]);
});
