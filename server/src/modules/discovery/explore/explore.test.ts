import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListOfUsersByRole, getTrendingTiles } from '#contracts/discovery/explore.contract.ts';
import {
  getPortfolio,
  listFollowers,
  listFollowing,
  portfolioPageSize,
  viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import { likeUnLikeDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { setRole } from '#server/modules/accounts/public.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { write } from '#tests/support/people/chats.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { makeTabs } from '#tests/support/tabs.ts';
import { untilBlocked } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Caller = Pick<Actor, 'call'>;
type Query = Parameters<typeof directory>[1];

const publish = (maker: Actor, details: object = {}) =>
  insertDesign(app.services.db, { makerId: maker.id, ...details });
const setStatus = (person: Actor, status: string) =>
  app.services.db.update(users).set({ status }).where(eq(users.id, person.id));
const follow = (who: Actor, whom: Actor, wanted = true) =>
  who.call(followMaker, { params: { id: whom.id }, body: { wanted } });
const profileOf = (who: Caller, person: { id: number }) =>
  who.call(viewPublicProfile, { params: { userId: person.id } });

async function directory(
  who: Caller,
  query: {
    role?: 'MASTER' | 'VENDOR' | 'JARIWALA' | 'ARTIST' | 'KARKHANDAR' | 'USER';
    page?: number;
    q?: string;
    cursor?: string;
  },
) {
  const { status, body } = await who.call(getListOfUsersByRole, { query });
  expect(status).toBe(200);
  return body.data;
}

async function readAll(who: Caller, query: Query, between: () => Promise<unknown> = async () => undefined) {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await directory(who, { ...query, ...(cursor === undefined ? {} : { cursor }) });
    ids.push(...page.users.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor);
  return ids;
}

test('the directory is read by role, by page and by cursor, those with designs and followers first', async () => {
  const masters: Actor[] = [];
  for (let n = 0; n < 29; n++) masters.push(await app.actor({ name: `Master ${n}`, role: 'MASTER' }));
  const [first, second] = masters;
  if (!first || !second) throw new Error('There are too few masters');
  await publish(second);
  await publish(first);
  const fan = await app.actor();
  await follow(fan, first);

  const ids = await readAll(app.visitor, { role: 'MASTER' });
  const others = masters
    .slice(2)
    .map(({ id }) => id)
    .reverse();
  expect(ids).toEqual([first.id, second.id, ...others]);

  const numbered = [];
  for (const page of [1, 2, 3]) {
    const data = await directory(app.visitor, { role: 'MASTER', page });
    expect(data).toMatchObject({ currentPage: page, totalPages: 3, totalUsers: 29 });
    numbered.push(...data.users.map(({ id }) => id));
  }
  expect(numbered).toEqual(ids);
  expect(await directory(app.visitor, { role: 'MASTER', page: 4 })).toMatchObject({
    users: [],
    currentPage: 4,
  });
});

test('without a role all makers are listed and counted: a shopper is one from the first design that is published', async () => {
  await app.actor({ name: 'Admin Desk', role: 'ADMIN' });
  const shopper = await app.actor({ name: 'Only Buys' });
  const seller = await app.actor({ name: 'Also Sells' });
  const design = await publish(seller);
  expect(await readAll(app.visitor, { role: 'USER' })).toEqual([seller.id]);
  const all = await readAll(app.visitor, {});
  const rows = await app.services.db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`status = 'ACTIVE' and role <> 'ADMIN' and (role <> 'USER' or exists (
            select from designs where maker_id = users.id and designs.status = 'PUBLISHED'))`,
    );
  expect(new Set(all)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(all).not.toContain(shopper.id);
  expect((await directory(seller, {})).totalUsers).toBe(rows.length);
  expect((await directory(seller, { role: 'USER' })).totalUsers).toBe(1);
  await app.services.db.update(designs).set({ status: 'HIDDEN' }).where(eq(designs.id, design));
  expect(await directory(seller, { role: 'USER' })).toMatchObject({ users: [], totalUsers: 0 });
});

test('one who registers while another reads on neither repeats nor hides anybody', async () => {
  const vendors: number[] = [];
  for (let n = 0; n < 26; n++) vendors.unshift((await app.actor({ role: 'VENDOR' })).id);
  const seen = await readAll(app.visitor, { role: 'VENDOR' }, () => app.actor({ role: 'VENDOR' }));
  expect(seen).toEqual(vendors);
});

test('a card carries real numbers and the pictures of the newest three designs', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'JARIWALA' });
  const fan = await app.actor({ name: 'Rohan Das' });
  await saveProfile(app.services.db, maker.id, { city: 'Varanasi', profession: 'Zari hand' });
  for (const key of ['one', 'two', 'three', 'four'])
    await publish(maker, { pictures: [{ key, width: 1080, height: 1350, placeholder: '' }] });
  await publish(maker, { status: 'HIDDEN' });
  await follow(fan, maker);
  const find = async (who: Caller) =>
    (await directory(who, { role: 'JARIWALA' })).users.find(({ id }) => id === maker.id);
  expect(await find(fan)).toMatchObject({
    designsCount: 4,
    followersCount: 1,
    isFollowed: true,
    city: 'Varanasi',
    profession: 'Zari hand',
    pictures: ['four', 'three', 'two'].map((key) => ({ url: expect.stringContaining(`/media/${key}/`) })),
  });
  expect(await find(app.visitor)).toMatchObject({ followersCount: 1, isFollowed: false });
});

test('the box of the directory finds makers by name, craft and town, a slip of the pen forgiven', async () => {
  const maker = await app.actor({ name: 'Lakshmi Priya', role: 'ARTIST' });
  await saveProfile(app.services.db, maker.id, { city: 'Srikalahasti', profession: 'Kalamkari painter' });
  for (const q of ['lakshmi', 'srikalahasti', 'kalamkari', 'lakhsmi']) {
    const found = await directory(app.visitor, { q });
    expect(
      found.users.map(({ id }) => id),
      q,
    ).toContain(maker.id);
  }
  expect((await directory(app.visitor, { q: 'lakshmi', role: 'MASTER' })).users).toEqual([]);
  expect(await directory(app.visitor, { q: 'xylophonist' })).toMatchObject({ users: [], totalUsers: 0 });
});

test('a role, page, cursor or search that cannot be is refused', async () => {
  const refused = [
    { role: 'ADMIN' },
    { role: "DESIGNER' or 1=1" },
    { page: 0 },
    { page: 1001 },
    { cursor: 'nonsense' },
    { q: 'a'.repeat(101) },
  ];
  for (const query of refused) {
    const { status } = await app.visitor.call(getListOfUsersByRole, { query: query as never });
    expect(status, JSON.stringify(query)).toBe(400);
  }
  const deep = await app.visitor.call(getListOfUsersByRole, { query: { page: 1000 } });
  expect([deep.status, deep.body.data.users]).toEqual([200, []]);
});

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

test('a rating is the average of all reviews of a maker, the same on the card and on the profile', async () => {
  const maker = await app.actor({ name: 'Rated Maker', role: 'KARKHANDAR' });
  const [one, other] = [await publish(maker), await publish(maker)];
  const onCard = async () =>
    (await directory(maker, { role: 'KARKHANDAR' })).users.find(({ id }) => id === maker.id);
  expect(await onCard()).toMatchObject({ averageRating: null, reviewsCount: 0 });
  const critic = await app.actor();
  await submit(critic, { designId: one, rating: 4 });
  await submit(critic, { designId: other, rating: 5 });
  await submit(await app.actor(), { designId: one, rating: 5 });
  const expected = { averageRating: 4.7, reviewsCount: 3 };
  expect(await onCard()).toMatchObject(expected);
  expect((await profileOf(maker, maker)).body.data).toMatchObject(expected);
});

test('suspended and deleted people look like people who are not there, everywhere', async () => {
  const maker = await app.actor({ name: 'Gone Away', role: 'VENDOR' });
  const fan = await app.actor({ name: 'Loyal Fan' });
  await publish(maker);
  await follow(fan, maker);
  const missing = await profileOf(fan, { id: 999_999_999 });
  expect(missing.status).toBe(404);
  for (const status of ['SUSPENDED', 'BANNED', 'DELETED']) {
    await setStatus(maker, status);
    const params = { userId: maker.id };
    for (const answer of [
      await profileOf(fan, maker),
      await fan.call(getPortfolio, { params }),
      await fan.call(listFollowers, { params }),
      await fan.call(listFollowing, { params }),
    ]) {
      const { requestId: _, ...error } = answer.error;
      const { requestId: __, ...notThere } = missing.error;
      expect([answer.status, error], status).toEqual([404, notThere]);
    }
    expect(await readAll(fan, { role: 'VENDOR' })).not.toContain(maker.id);
    const following = await fan.call(listFollowing, { params: { userId: fan.id } });
    expect(following.body.people).toEqual([]);
  }
  await setStatus(maker, 'ACTIVE');
  expect((await profileOf(fan, maker)).body.data).toMatchObject({ designsCount: 1, followersCount: 1 });
  expect(await readAll(fan, { role: 'VENDOR' })).toContain(maker.id);
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

test('a change of role moves somebody from one list and its total to the other', async () => {
  const person = await app.actor({ name: 'Late Bloomer' });
  const before = (await directory(app.visitor, { role: 'ARTIST' })).totalUsers;
  await publish(person);
  const members = (await directory(await app.actor(), { role: 'USER' })).totalUsers;
  await setRole(app.services.db, person.id, 'ARTIST');
  const fresh = await app.actor();
  expect((await directory(fresh, { role: 'ARTIST' })).totalUsers).toBe(before + 1);
  expect((await directory(fresh, { role: 'USER' })).totalUsers).toBe(members - 1);
  expect(await readAll(fresh, { role: 'ARTIST' })).toContain(person.id);
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

test('what moves people this week is shown as tiles, the liveliest first, hidden designs left out', async () => {
  const maker = await app.actor({ name: 'Trend Setter', role: 'DESIGNER' });
  const [quiet, lively, hidden] = [
    await publish(maker),
    await publish(maker),
    await publish(maker, { status: 'HIDDEN' }),
  ];
  await app.services.db.$client.query(
    `insert into trending (place, design_id, score, computed_at)
     values (1, $1, 9, now()), (2, $2, 8, now()), (3, $3, 7, now())`,
    [hidden, lively, quiet],
  );
  const { body } = await app.visitor.call(getTrendingTiles);
  expect(body.designs.map(({ id }) => id)).toEqual([lively, quiet]);
});
