import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { storiesOfMaker, trayForMember, trayForVisitor, viewersOfStory } from './stories-reads.queries.ts';

const makers = 8000;
const each = 5;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await fillDatabase(app, fill);
});
afterAll(() => app.stop());

/** Forty thousand live stories of eight thousand makers; the first member has seen a fifth of them. */
const fill = `
  insert into users (email, password_hash, name)
    select 'm' || n || '@example.in', 'x', 'Maker ' || n from generate_series(1, ${makers}) n;
  insert into profiles (user_id, city) select id, 'Bhuj' from users;
  insert into media (key, owner_id, kind, status, mime, bytes, claimed_at)
    select 'k' || n, 1 + n % ${makers}, 'PICTURE', 'READY', 'image/jpeg', 1, now()
      from generate_series(1, ${makers * each}) n;
  insert into stories (maker_id, media_id, picture, caption, status, is_newest, created_at, expires_at)
    select 1 + n % ${makers}, n, json_build_object('key', 'k' || n, 'width', 1080, 'height', 1350, 'placeholder',
             'data:image/webp;base64,' || repeat('A', 240)),
           'Washed, starched and out on the rod.', 'LIVE', n > ${makers * (each - 1)},
           now(), now() + interval '1 hour' + n * interval '2 seconds'
      from generate_series(1, ${makers * each}) n;
  insert into follows (follower_id, maker_id) select 1, n from generate_series(2, 40) n;
  insert into follows (follower_id, maker_id) select n, 1 + n % 20 from generate_series(100, 7000) n;
  insert into mutes (muter_id, muted_id) select n, n + 1 from generate_series(2, 7000) n;
  insert into story_views (viewer_id, story_id, seen_at)
    select 1, id, now() from stories where maker_id <> 1 and id % 5 = 0;
  insert into story_views (viewer_id, story_id, seen_at)
    select id, ${makers * each}, now() - id * interval '1 second' from users where id between 2 and 5000
    on conflict do nothing;`;

const seqScans = (scans: string[]) => scans.filter((scan) => scan.startsWith('Seq Scan'));

test('of 40,000 stories the tray walks its makers along the index, and looks at no more than their own few', async () => {
  const visitor = await explain(app, 'stories.tray.visitor', trayForVisitor, [new Date()]);
  expect(visitor.rows).toBe(24);
  expect(visitor.scans.join()).toContain('stories_tray_idx');
  expect(seqScans(visitor.scans)).toEqual([]);
  expect(visitor.buffers).toBeLessThanOrEqual(24 * 18);

  const member = await explain(app, 'stories.tray.member', trayForMember, [new Date(), 1]);
  expect(member.rows).toBe(24);
  expect(member.scans.join()).toContain('stories_tray_idx');
  expect(seqScans(member.scans)).toEqual([]);
  // Thirty of the newest makers and thirty of the followed ones, five stories each.
  expect(member.buffers).toBeLessThanOrEqual(61 * 36);
});

test('the stories of one maker are found by the maker', async () => {
  const { rows, buffers, scans } = await explain(app, 'stories.of', storiesOfMaker, [77, new Date(), 1]);
  expect(rows).toBe(each);
  expect(seqScans(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(40);
});

test('those who have seen a story are read along the index, however many they are', async () => {
  const year2200 = 7_258_118_400_000_000;
  const { rows, buffers, scans } = await explain(app, 'stories.viewers', viewersOfStory, {
    storyId: makers * each,
    micros: year2200,
    viewerId: Number.MAX_SAFE_INTEGER,
    limit: 31,
  });
  expect(rows).toBe(31);
  expect(scans.join()).toContain('story_views_story_idx');
  expect(seqScans(scans)).toEqual([]);
  expect(buffers).toBeLessThanOrEqual(31 * 8);
});
