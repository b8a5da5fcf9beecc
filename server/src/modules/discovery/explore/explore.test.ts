import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListOfUsersByRole, getTrendingTiles } from '#contracts/discovery/explore.contract.ts';
import { getPortfolio, listFollowers, listFollowing } from '#contracts/discovery/public-profile.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { setRole } from '#server/modules/accounts/public.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertOrder } from '#tests/support/people/meetings.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { type Caller, follow, makePublishing, profileOf } from '#tests/support/set-ups/profiles.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { publish, setStatus } = makePublishing(() => app);

type Query = Parameters<typeof directory>[1];

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
  const half = await directory(app.visitor, { q: 'xylophonist lakshmi' });
  expect(half.users.map(({ name }) => name)).toContain('Lakshmi Priya');
  expect(half).toMatchObject({ isLoose: true, unfound: { words: ['xylophonist'], others: ['lakshmi'] } });
  expect(await directory(app.visitor, { q: 'lakshmi' })).toMatchObject({ isLoose: false, unfound: null });
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

test('a rating is the average of the reviews of a maker’s buyers, the same on the card and on the profile', async () => {
  const maker = await app.actor({ name: 'Rated Maker', role: 'KARKHANDAR' });
  const [one, other] = [await publish(maker), await publish(maker)];
  const onCard = async () =>
    (await directory(maker, { role: 'KARKHANDAR' })).users.find(({ id }) => id === maker.id);
  expect(await onCard()).toMatchObject({ averageRating: null, reviewsCount: 0 });
  const critic = await app.actor();
  const buyer = await app.actor();
  for (const designId of [one, other]) await insertOrder(app, { buyer: critic, maker, designId });
  await insertOrder(app, { buyer, maker, designId: one });
  await submit(critic, { designId: one, rating: 4 });
  await submit(critic, { designId: other, rating: 5 });
  await submit(buyer, { designId: one, rating: 5 });
  await submit(await app.actor(), { designId: one, rating: 1 });
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
