import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { answerFollowRequest, listFollowRequests } from '#contracts/engagement/follow-requests.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { untilBlocked } from '#tests/support/until.ts';
import { holdFollow } from './hold-follow.ts';
import { insertRequest } from './requests.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, settings: { DATABASE_POOL: '20' } });
  await app.server.ready();
});
afterAll(() => app.stop());

const show = (who: Actor, profileVisibility: ProfileVisibility) =>
  who.call(changePrivacy, { body: { profileVisibility } });

async function privateMaker(visibility: ProfileVisibility = 'FOLLOWERS'): Promise<Actor> {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  await show(maker, visibility);
  return maker;
}

const tap = (who: Actor, maker: Actor, wanted?: boolean) =>
  who.call(followMaker, { params: { id: maker.id }, body: wanted === undefined ? {} : { wanted } });
const answer = (maker: Actor, who: Actor, agree: boolean) =>
  maker.call(answerFollowRequest, { params: { id: who.id }, body: { agree } });
const waiting = async (maker: Actor) =>
  (await maker.call(listFollowRequests, { query: {} })).body.people.map(({ id }) => id);
const stateOf = async (who: Actor, maker: Actor) =>
  (await who.call(viewPublicProfile, { params: { userId: maker.id } })).body.data.followState;
const news = async (who: Actor, type: string) =>
  (await who.call(getUnreadNotifications)).body.notifications
    .filter((one) => one.type === type)
    .map(({ message }) => message);

/** For a maker: the follower count, the follow rows and the waiting requests. */
async function rowsOf(maker: Actor) {
  const { rows } = await app.services.db.$client.query<Record<string, number>>(
    `select coalesce((select followers from follow_counts where user_id = $1), 0)::int as followers,
            (select count(*)::int from follows where maker_id = $1) as follows,
            (select count(*)::int from follow_requests where maker_id = $1) as requests,
            (select count(*)::int from follow_requests r join follows f using (follower_id, maker_id)
              where maker_id = $1) as both`,
    [maker.id],
  );
  return rows[0];
}

test('a follow of a profile for followers is a request, and a second tap takes it back', async () => {
  const maker = await privateMaker();
  const asha = await app.actor({ name: 'Asha Rao' });
  expect((await tap(asha, maker)).body).toEqual({
    success: true,
    message: 'You have asked to follow them',
    reason: 'done.followAsked',
    isFollowed: false,
    followState: 'REQUESTED',
    followersCount: null,
  });
  expect(await waiting(maker)).toEqual([asha.id]);
  await expect.poll(() => news(maker, 'FOLLOW_REQUEST')).toEqual(['Asha Rao asks to follow you']);
  expect((await tap(asha, maker)).body).toMatchObject({ followState: 'NONE' });
  expect(await waiting(maker)).toEqual([]);
  await expect.poll(() => news(maker, 'FOLLOW_REQUEST')).toEqual([]);
});

test('once the person agrees they are followed, and the follower is told', async () => {
  const maker = await privateMaker();
  const asha = await app.actor({ name: 'Asha Rao' });
  await tap(asha, maker, true);
  expect((await answer(maker, asha, true)).status).toBe(200);
  expect(await stateOf(asha, maker)).toBe('FOLLOWING');
  expect(await rowsOf(maker)).toEqual({ followers: 1, follows: 1, requests: 0, both: 0 });
  await expect.poll(() => news(asha, 'FOLLOW_AGREED')).toEqual(['Meher Ansari agreed: you follow them now']);
  // Agreeing is idempotent.
  expect((await answer(maker, asha, true)).status).toBe(200);
  expect(await rowsOf(maker)).toMatchObject({ followers: 1, follows: 1 });
});

test('a declined request is gone without a word, and may be made again', async () => {
  const maker = await privateMaker();
  const asha = await app.actor({ name: 'Asha Rao' });
  await tap(asha, maker, true);
  expect((await answer(maker, asha, false)).status).toBe(200);
  expect(await stateOf(asha, maker)).toBe('NONE');
  expect((await answer(maker, asha, false)).status).toBe(404);
  // The later agreement is delivered by the same route, so a notification of the decline would have arrived too.
  await tap(asha, maker, true);
  await answer(maker, asha, true);
  await expect.poll(() => news(asha, 'FOLLOW_AGREED')).toHaveLength(1);
  expect((await asha.call(getUnreadNotifications)).body.notifications).toHaveLength(1);
});

test('nobody asks to follow a private profile, answers another’s request, or asks whoever blocked them', async () => {
  const closed = await privateMaker('PRIVATE');
  const asha = await app.actor({ name: 'Asha Rao' });
  expect((await tap(asha, closed, true)).status).toBe(403);
  const maker = await privateMaker();
  await tap(asha, maker, true);
  expect((await answer(closed, asha, true)).status).toBe(404);
  expect(await waiting(closed)).toEqual([]);

  expect((await maker.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } })).status).toBe(
    200,
  );
  expect(await rowsOf(maker)).toMatchObject({ requests: 0 });
  expect((await tap(asha, maker, true)).status).toBe(403);
});

test('whoever is suspended cannot ask', async () => {
  const maker = await privateMaker();
  const asha = await app.actor({ name: 'Asha Rao' });
  await app.services.db.$client.query(
    `update users set suspended_until = now() + interval '1 day', suspension_reason = 'Spam' where id = $1`,
    [asha.id],
  );
  expect((await tap(asha, maker, true)).error.code).toBe('SUSPENDED');
  expect(await waiting(maker)).toEqual([]);
});

test('followers stay when a profile is closed, and those who wait follow once it is public', async () => {
  const maker = await privateMaker('PUBLIC');
  const [early, late] = [await app.actor({ name: 'Early Friend' }), await app.actor({ name: 'Late Friend' })];
  await tap(early, maker, true);
  await show(maker, 'FOLLOWERS');
  expect(await stateOf(early, maker)).toBe('FOLLOWING');
  await tap(late, maker, true);
  await show(maker, 'PRIVATE');
  expect(await stateOf(early, maker)).toBe('FOLLOWING');
  expect(await stateOf(late, maker)).toBe('REQUESTED');
  await show(maker, 'PUBLIC');
  await expect.poll(() => stateOf(late, maker)).toBe('FOLLOWING');
  expect(await rowsOf(maker)).toEqual({ followers: 2, follows: 2, requests: 0, both: 0 });
});

test('ten taps at once leave a request or none, never two', async () => {
  const maker = await privateMaker();
  const asha = await app.actor({ name: 'Asha Rao' });
  const taps = await Promise.all(Array.from({ length: 10 }, () => tap(asha, maker, true)));
  expect(
    taps.filter(({ status }) => status === 200).every(({ body }) => body.followState === 'REQUESTED'),
  ).toBe(true);
  expect(await rowsOf(maker)).toEqual({ followers: 0, follows: 0, requests: 1, both: 0 });
});

test('agreeing while the request is taken back ends in a follower or in nothing, and the counts are right', async () => {
  const maker = await privateMaker();
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => app.actor({ name: `Friend ${n}` })));
  await Promise.all(people.map((one) => tap(one, maker, true)));
  await Promise.all(people.flatMap((one) => [answer(maker, one, true), tap(one, maker, false)]));
  const rows = await rowsOf(maker);
  expect(rows).toMatchObject({ followers: rows?.follows, both: 0 });
  for (const one of people) expect(['NONE', 'FOLLOWING', 'REQUESTED']).toContain(await stateOf(one, maker));
});

test('who asks while the profile is opened follows in the end', async () => {
  const maker = await privateMaker();
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => app.actor({ name: `Guest ${n}` })));
  await Promise.all([...people.map((one) => tap(one, maker, true)), show(maker, 'PUBLIC')]);
  for (const one of people) await expect.poll(() => stateOf(one, maker)).toBe('FOLLOWING');
  expect(await rowsOf(maker)).toEqual({ followers: 6, follows: 6, requests: 0, both: 0 });
});

test('a block waits for a request under way and takes it away too', async () => {
  const maker = await privateMaker();
  const asha = await app.actor({ name: 'Asha Rao' });
  const { db } = app.services;
  let block: Promise<unknown> | undefined;
  await inTransaction(db, async (tx) => {
    await holdFollow(tx, asha.id, maker.id);
    await insertRequest(tx, [asha.id, maker.id, new Date()]);
    block = maker.call(setBlock, { params: { userId: asha.id }, body: { wanted: true } });
    await untilBlocked(db);
  });
  await block;
  expect(await rowsOf(maker)).toMatchObject({ requests: 0 });
});
