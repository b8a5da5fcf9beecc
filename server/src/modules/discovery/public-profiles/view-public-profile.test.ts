import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListOfUsersByRole } from '#contracts/discovery/explore.contract.ts';
import {
  getPortfolio,
  listFollowers,
  listFollowing,
  portfolioPageSize,
} from '#contracts/discovery/public-profile.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { type Caller, follow, makePublishing, profileOf } from '#tests/support/set-ups/profiles.ts';
import { makeTabs } from '#tests/support/tabs.ts';
import { untilBlocked } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { CACHE_MB: '1' } });
});
afterAll(() => app.stop());

const { publish, setStatus } = makePublishing(() => app);

test('the numbers of a profile equal their rows through likes, follows, publishing and withdrawing', async () => {
  const maker = await app.actor({ name: 'Kavya Rathore', role: 'DESIGNER' });
  const fans = await Promise.all([0, 1, 2].map((n) => app.actor({ name: `Fan ${n}` })));
  const shown = await publish(maker);
  const withdrawn = await publish(maker);
  await publish(maker, { status: 'PROCESSING' });
  for (const fan of fans) {
    await follow(fan, maker);
    await fan.call(likeUnLikeDesign, { params: { id: shown }, body: { wanted: true } });
    await fan.call(likeUnLikeDesign, { params: { id: withdrawn }, body: { wanted: true } });
  }
  const [fan] = fans;
  if (!fan) throw new Error('There is no fan');
  await follow(maker, fan);
  await fan.call(likeUnLikeDesign, { params: { id: shown }, body: { wanted: false } });
  await follow(fan, maker, false);
  await app.services.db.update(designs).set({ status: 'DELETED' }).where(eq(designs.id, withdrawn));

  const { body } = await profileOf(app.visitor, maker);
  const { rows } = await app.services.db.$client.query(
    `select (select count(*) from designs where maker_id = $1 and status = 'PUBLISHED') as designs,
            (select count(*) from likes l join designs d on d.id = l.design_id and d.status = 'PUBLISHED'
              where d.maker_id = $1) as likes,
            (select count(*) from follows where maker_id = $1) as followers,
            (select count(*) from follows where follower_id = $1) as following`,
    [maker.id],
  );
  expect(rows[0]).toEqual({ designs: 1, likes: 2, followers: 2, following: 1 });
  expect(body.data).toMatchObject({
    designsCount: 1,
    likesCount: 2,
    followersCount: 2,
    followingCount: 1,
    designs: [{ id: shown, likesCount: 2 }],
  });
});

test('twenty people who like, publish and follow at once leave the numbers equal to their rows', async () => {
  const maker = await app.actor({ name: 'Busy Loom', role: 'KARKHANDAR' });
  const designIds = [await publish(maker), await publish(maker), await publish(maker)];
  const people = await Promise.all(Array.from({ length: 20 }, (_, n) => app.actor({ name: `Crowd ${n}` })));
  await Promise.all(
    people.flatMap((person, n) => [
      follow(person, maker),
      ...designIds.map((id) => person.call(likeUnLikeDesign, { params: { id }, body: {} })),
      n % 4 === 0 ? publish(maker) : follow(maker, person),
    ]),
  );
  const { body } = await profileOf(app.visitor, maker);
  expect(body.data).toMatchObject({
    designsCount: 8,
    likesCount: 60,
    followersCount: 20,
    followingCount: 15,
  });
});

test('the portfolio is read to its end by cursor, hidden and foreign designs left out', async () => {
  const maker = await app.actor({ name: 'Sumaiya Khatri', role: 'ARTIST' });
  const other = await app.actor({ name: 'Somebody Else', role: 'ARTIST' });
  const expected: number[] = [];
  for (let n = 0; n < portfolioPageSize + 5; n++) expected.unshift(await publish(maker));
  await publish(maker, { status: 'HIDDEN' });
  await publish(other);
  const { body } = await profileOf(app.visitor, maker);
  const seen = body.data.designs.map(({ id }) => id);
  expect(seen).toHaveLength(portfolioPageSize);
  expect(body.data.designs[0]).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    images: [{ url: expect.stringMatching(/^https?:/) }],
  });
  const cursor = body.data.nextCursor;
  if (cursor === null) throw new Error('There is no further page');
  const rest = await app.visitor.call(getPortfolio, { params: { userId: maker.id }, query: { cursor } });
  expect([...seen, ...rest.body.designs.map(({ id }) => id)]).toEqual(expected);
  expect(rest.body.nextCursor).toBeNull();
});

test('followers and followed are listed by cursor, with the caller’s own follows marked', async () => {
  const maker = await app.actor({ name: 'Zoya Rizvi', role: 'KARKHANDAR' });
  const fans: Actor[] = [];
  for (let n = 0; n < 26; n++) {
    const fan = await app.actor({ name: `Follower ${n}` });
    await follow(fan, maker);
    fans.unshift(fan);
  }
  const [latest] = fans;
  if (!latest) throw new Error('There is no follower');
  await follow(maker, latest);
  const first = await maker.call(listFollowers, { params: { userId: maker.id } });
  expect(first.body.people[0]).toMatchObject({ id: latest.id, isFollowed: true });
  expect(first.body.people[1]).toMatchObject({ isFollowed: false });
  const cursor = first.body.nextCursor ?? '';
  const second = await maker.call(listFollowers, { params: { userId: maker.id }, query: { cursor } });
  expect([...first.body.people, ...second.body.people].map(({ id }) => id)).toEqual(fans.map(({ id }) => id));
  const following = await app.visitor.call(listFollowing, { params: { userId: latest.id } });
  expect(following.body.people).toMatchObject([{ id: maker.id, name: 'Zoya Rizvi', isFollowed: false }]);
});

test('no e-mail, phone, address, pin code or password leaves through the directory or a profile', async () => {
  const maker = await app.actor({ name: 'Private Person', role: 'MASTER' });
  const fan = await app.actor({ name: 'Private Fan', role: 'MASTER' });
  const secrets = {
    phone: '9812345670',
    address: '14 Hidden Lane, Madanpura',
    pincode: '221010',
    googleMapLink: 'https://maps.google.com/?q=secret-place',
  };
  await saveProfile(app.services.db, maker.id, { ...secrets, city: 'Varanasi', bio: 'Cuts by eye.' });
  await saveProfile(app.services.db, fan.id, secrets);
  await publish(maker);
  await follow(fan, maker);
  await follow(maker, fan);
  const params = { userId: maker.id };
  const answers = await Promise.all(
    [app.visitor, fan, maker].flatMap((who) => [
      profileOf(who, maker),
      who.call(getListOfUsersByRole, { query: { role: 'MASTER' } }),
      who.call(getListOfUsersByRole, { query: { q: 'private' } }),
      who.call(getPortfolio, { params }),
      who.call(listFollowers, { params }),
      who.call(listFollowing, { params }),
    ]),
  );
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const secret of [...Object.values(secrets), maker.email, fan.email, '@example.in', 'argon2'])
      expect(text).not.toContain(secret);
    for (const field of ['email', 'phone', 'address', 'pincode', 'passwordHash', 'lastSeen'])
      expect(text).not.toContain(`"${field}"`);
  }
});

test('that somebody is there is told on their profile to those who have both written, and to nobody else', async () => {
  const base = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const tabs = makeTabs(() => base);
  const maker = await app.actor({ name: 'Present Maker', role: 'ARTIST' });
  const people = await Promise.all(Array.from({ length: 5 }, () => app.actor()));
  const [friend, stranger, blocked, asker, asked] = people as [Actor, Actor, Actor, Actor, Actor];
  for (const partner of [friend, blocked]) {
    await write(maker, partner, 'The cloth has come.');
    await write(partner, maker, 'I shall look at it.');
  }
  await write(asker, maker, 'Are you there?');
  await write(maker, asked, 'May I ask you something?');
  await maker.call(setBlock, { params: { userId: blocked.id }, body: { wanted: true } });
  await tabs.connected({ cookie: maker.cookie });
  const sees = async (who: Caller) => (await profileOf(who, maker)).body.data.isOnline;
  await expect.poll(() => sees(friend)).toBe(true);
  for (const who of [stranger, blocked, asker, asked, maker, app.visitor])
    expect(await sees(who)).toBe(false);
  await write(maker, asker, 'I am.');
  expect(await sees(asker)).toBe(true);
  for (const who of [friend, app.visitor]) {
    const { body } = await who.call(getListOfUsersByRole, { query: { role: 'ARTIST' } });
    expect(JSON.stringify(body)).not.toContain('nline');
  }
  tabs.closeAll();
});

test('what the caller may do is told: nothing to oneself, no report by visitors, no message between the blocked', async () => {
  const maker = await app.actor({ name: 'Hetal Patolawala', role: 'DESIGNER' });
  const member = await app.actor({ name: 'Kabir Malhotra' });
  const canOf = async (who: Caller) => (await profileOf(who, maker)).body.data.can;
  expect(await canOf(app.visitor)).toEqual({ follow: true, message: true, mute: false, report: false });
  expect(await canOf(member)).toEqual({ follow: true, message: true, mute: true, report: true });
  expect(await canOf(maker)).toEqual({ follow: false, message: false, mute: false, report: false });
  await maker.call(setBlock, { params: { userId: member.id }, body: { wanted: true } });
  expect(await canOf(member)).toMatchObject({ message: false });
  expect((await profileOf(maker, member)).body.data.can).toMatchObject({ message: false });
});

test('a member’s follow is marked for the member alone', async () => {
  const maker = await app.actor({ name: 'Followed Maker', role: 'DESIGNER' });
  const member = await app.actor();
  await follow(member, maker);
  const mine = await profileOf(member, maker);
  expect([mine.body.data.isFollowed, mine.headers['cache-control']]).toEqual([true, 'private, no-store']);
  expect((await profileOf(app.visitor, maker)).body.data.isFollowed).toBe(false);
});

test('a design that is published or liked while a closed account opens is counted', async () => {
  const maker = await app.actor({ name: 'Comes Back', role: 'DESIGNER' });
  const older = await publish(maker);
  const hidden = await publish(maker, { status: 'HIDDEN' });
  await setStatus(maker, 'SUSPENDED');
  const [busy, opening] = await Promise.all([
    app.services.db.$client.connect(),
    app.services.db.$client.connect(),
  ]);
  await busy.query('begin');
  await busy.query("update designs set status = 'PUBLISHED' where id = $1", [hidden]);
  await busy.query('update designs set likes_count = likes_count + 1 where id = $1', [older]);
  const opened = opening.query("update users set status = 'ACTIVE' where id = $1", [maker.id]);
  await untilBlocked(app.services.db);
  await busy.query('commit');
  await opened;
  for (const client of [busy, opening]) client.release();
  expect((await profileOf(maker, maker)).body.data).toMatchObject({ designsCount: 2, likesCount: 1 });
});
