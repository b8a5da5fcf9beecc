import { afterAll, beforeAll, expect, test } from 'vitest';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { suggestMakers } from '#contracts/feed/discover.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let makers: Actor[];
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  makers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => app.actor({ name: `Maker ${n}`, role: 'DESIGNER' })),
  );
});
afterAll(() => app.stop());

const at = (place: number): Actor => {
  const maker = makers[place];
  if (!maker) throw new Error('There are fewer makers');
  return maker;
};
const publish = (maker: Actor, status = 'PUBLISHED') =>
  insertDesign(app.services.db, { makerId: maker.id, status });
const follow = (who: Actor, maker: Actor, wanted = true) =>
  who.call(followMaker, { params: { id: maker.id }, body: { wanted } });

async function readFollowing(who: Actor, between: () => Promise<unknown> = async () => undefined) {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await who.call(getProductsForFeed, {
      query: { tab: 'following', ...(cursor === undefined ? {} : { cursor }) },
    });
    expect(body.products.every(({ designer }) => designer.isFollowed)).toBe(true);
    seen.push(...body.products.map(({ id }) => id));
    cursor = body.nextCursor ?? undefined;
    await between();
  } while (cursor);
  return seen;
}

test.each([
  ['a few makers', 2],
  ['many makers', 25],
])('of %s one follows, the designs are read newest first, with inserts between pages', async (_, count) => {
  const shopper = await app.actor({ name: 'Rohan Das' });
  const followed = makers.slice(0, count);
  for (const maker of followed) await follow(shopper, maker);
  const { rows } = await app.services.db.$client.query<{ id: number }>(
    `select id from designs where maker_id = any($1) and status = 'PUBLISHED' order by published_at desc, id desc`,
    [followed.map(({ id }) => id)],
  );
  const expected = rows.map(({ id }) => id);
  for (let round = 0; round < 3; round++) {
    for (const maker of makers) {
      const id = await publish(maker);
      if (followed.includes(maker)) expected.unshift(id);
    }
  }
  for (let n = 0; n < 14; n++) expected.unshift(await publish(at(0)));
  await publish(at(1), 'HIDDEN');

  expect(await readFollowing(shopper, () => publish(at(1)))).toEqual(expected);
});

test('a tie of the same moment is neither repeated nor skipped', async () => {
  const shopper = await app.actor({ name: 'Hetal Shah' });
  const maker = await app.actor({ name: 'Twin Maker' });
  await follow(shopper, maker);
  const publishedAt = new Date(Date.UTC(2026, 7, 5));
  const ids: number[] = [];
  for (let n = 0; n < 26; n++)
    ids.unshift(await insertDesign(app.services.db, { makerId: maker.id, publishedAt }));
  expect(await readFollowing(shopper)).toEqual(ids);
});

test('whoever follows nobody, or nobody any longer, has an empty Following tab', async () => {
  const shopper = await app.actor({ name: 'Zoya Khan' });
  await publish(at(3));
  expect(await readFollowing(shopper)).toEqual([]);
  await follow(shopper, at(3));
  expect((await readFollowing(shopper)).length).toBeGreaterThan(0);
  await follow(shopper, at(3), false);
  const { body } = await shopper.call(getProductsForFeed, { query: { tab: 'following' } });
  expect(body).toMatchObject({ products: [], total: 0, nextCursor: null });
});

test('the Following tab is for members, and goes on from a cursor alone', async () => {
  const visitor = await app.visitor.call(getProductsForFeed, { query: { tab: 'following' } });
  expect([visitor.status, visitor.error.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  const numbered = await at(0).call(getProductsForFeed, { query: { tab: 'following', page: 2 } });
  expect([numbered.status, Object.keys(numbered.error.errors ?? {})]).toEqual([400, ['page']]);
  const unknown = await at(0).call(getProductsForFeed, { query: { tab: 'following', cursor: 'nonsense' } });
  expect(unknown.status).toBe(400);
});

test('in the feed of all, a followed maker is marked for the follower alone', async () => {
  const shopper = await app.actor({ name: 'Kabir Malhotra' });
  await publish(at(4));
  await follow(shopper, at(4));
  const marked = async (who: Pick<Actor, 'call'>) =>
    (await who.call(getProductsForFeed, { query: { page: 1 } })).body.products
      .filter(({ designer }) => designer.isFollowed)
      .map(({ designer }) => designer.id);
  expect(new Set(await marked(shopper))).toEqual(new Set([at(4).id]));
  expect(await marked(app.visitor)).toEqual([]);
});

test('the makers of the newest designs are suggested, without oneself and those one follows', async () => {
  const shopper = await app.actor({ name: 'Sara Thomas', role: 'DESIGNER' });
  for (const maker of [at(9), at(8), at(7), at(6), at(6), at(5), shopper]) await publish(maker);
  const namesFor = async (who: Pick<Actor, 'call'>) =>
    (await who.call(suggestMakers)).body.data.map(({ id }) => id);
  await follow(shopper, at(6));
  expect(await namesFor(shopper)).toEqual([at(5).id, at(7).id, at(8).id]);
  expect(await namesFor(app.visitor)).toEqual([shopper.id, at(5).id, at(6).id]);
  await app.services.db.$client.query("update users set status = 'SUSPENDED' where id = $1", [at(5).id]);
  expect(await namesFor(shopper)).toEqual([at(7).id, at(8).id, at(9).id]);
});
