import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { followMaker, mostFollowed } from '#contracts/engagement/follows.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { makerFollowed, makerUnfollowed } from '../engagement.events.ts';

let app: TestApp;
let maker: Actor;
const heard: object[] = [];
beforeAll(async () => {
  app = await startTestApp({ settings: { DATABASE_POOL: '20' } });
  app.services.events.on(makerFollowed, 'test', async (payload) => void heard.push({ followed: payload }));
  app.services.events.on(makerUnfollowed, 'test', async (payload) => void heard.push({ left: payload }));
  await app.start();
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
});
afterAll(() => app.stop());

async function countsOf(userId: number) {
  const { rows } = await app.services.db.$client.query<Record<string, number>>(
    `select coalesce((select followers from follow_counts where user_id = $1), 0)::int as followers,
            (select count(*) from follows where maker_id = $1) as "followerRows",
            coalesce((select following from follow_counts where user_id = $1), 0)::int as following,
            (select count(*) from follows where follower_id = $1) as "followingRows"`,
    [userId],
  );
  return rows[0];
}

const follow = (actor: Actor, id: number, wanted?: boolean) =>
  actor.call(followMaker, { params: { id }, body: wanted === undefined ? {} : { wanted } });

async function statusOfFollow(...tap: Parameters<typeof follow>): Promise<number> {
  return (await follow(...tap)).status;
}

test('an empty call turns a follow round each time, and both sides are counted', async () => {
  const shopper = await app.actor({ name: 'Rohan Das' });
  expect((await follow(shopper, maker.id)).body).toEqual({
    success: true,
    message: 'You follow them now',
    reason: 'done.following',
    isFollowed: true,
    followState: 'FOLLOWING',
    followersCount: 1,
  });
  expect(await countsOf(shopper.id)).toMatchObject({ following: 1, followers: 0 });
  expect((await follow(shopper, maker.id)).body).toMatchObject({ isFollowed: false, followersCount: 0 });
  expect(await countsOf(shopper.id)).toMatchObject({ following: 0 });
});

test('a wish that is repeated does nothing the second time, and is told of once', async () => {
  const shopper = await app.actor({ name: 'Hetal Shah' });
  for (const _ of ['once', 'again'])
    expect((await follow(shopper, maker.id, true)).body).toMatchObject({
      isFollowed: true,
      followersCount: 1,
    });
  for (const _ of ['once', 'again'])
    expect((await follow(shopper, maker.id, false)).body).toMatchObject({
      isFollowed: false,
      followersCount: 0,
    });
  const payload = { makerId: maker.id, followerId: shopper.id, happenedAt: expect.any(String) };
  const ofShopper = () => heard.filter((one) => JSON.stringify(one).includes(`"followerId":${shopper.id}`));
  await expect.poll(ofShopper).toHaveLength(2);
  expect(ofShopper()).toEqual(expect.arrayContaining([{ followed: payload }, { left: payload }]));
});

test('nobody follows themselves, somebody who is not there, or a closed account', async () => {
  const own = await follow(maker, maker.id);
  expect([own.status, own.error.message]).toEqual([400, 'You cannot follow yourself.']);
  expect((await follow(maker, 999_999)).status).toBe(404);
  const banned = await app.actor({ name: 'Somebody Banned' });
  await app.services.db.$client.query(`update users set status = 'BANNED' where id = $1`, [banned.id]);
  expect((await follow(maker, banned.id, true)).status).toBe(404);
  expect((await follow(maker, banned.id, false)).status).toBe(200);
});

test('after 100 parallel toggles of five people the counts equal the rows', async () => {
  const star = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const people = await Promise.all(Array.from({ length: 5 }, (_, n) => app.actor({ name: `Shopper ${n}` })));
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => statusOfFollow(people[n % 5] ?? maker, star.id)),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  const counts = await countsOf(star.id);
  expect(counts?.followers).toBe(counts?.followerRows);
  // Each of them toggled twenty times.
  expect(counts?.followers).toBe(0);
});

test('people who follow one another at the same moment never block each other', async () => {
  const circle = await Promise.all(Array.from({ length: 6 }, (_, n) => app.actor({ name: `Maker ${n}` })));
  const pairs = circle.flatMap((one) =>
    circle.filter((other) => other !== one).map((other) => [one, other.id] as const),
  );
  const answers = await Promise.all(
    pairs.flatMap(([one, id]) => [statusOfFollow(one, id, true), statusOfFollow(one, id, true)]),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const { id } of circle)
    expect(await countsOf(id)).toEqual({ followers: 5, followerRows: 5, following: 5, followingRows: 5 });
});

test('whoever follows as many as can be is asked to unfollow somebody first', async () => {
  const keen = await app.actor({ name: 'Keen Follower' });
  await app.services.db.$client.query('insert into follow_counts (user_id, following) values ($1, $2)', [
    keen.id,
    mostFollowed,
  ]);
  const { status, error } = await follow(keen, maker.id, true);
  expect(status).toBe(409);
  expect(error.message).toContain('2,000');
});

test('the page of a design says whether its maker is followed', async () => {
  const shopper = await app.actor({ name: 'Zoya Khan' });
  const id = await insertDesign(app.services.db, { makerId: maker.id });
  const isFollowed = async (who: Pick<Actor, 'call'>) =>
    (await who.call(getProductDetails, { params: { id } })).body.product.designer.isFollowed;
  expect(await isFollowed(shopper)).toBe(false);
  await follow(shopper, maker.id, true);
  expect(await isFollowed(shopper)).toBe(true);
  expect(await isFollowed(app.visitor)).toBe(false);
});
