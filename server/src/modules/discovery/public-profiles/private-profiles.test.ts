import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { replaceTrending } from '#server/modules/feed/trending.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { idsOf, met, openShownShop, type ShownShop, whereMet } from '#tests/support/people/shown-shop.ts';

let shown: ShownShop;
let shop: ShownShop['shop'];
let maker: ShownShop['maker'];
let follower: ShownShop['follower'];
let stranger: ShownShop['stranger'];
let visitor: ShownShop['visitor'];
let otherId: ShownShop['otherId'];
let show: ShownShop['show'];

beforeAll(async () => {
  shown = await openShownShop();
  ({ shop, maker, follower, stranger, visitor, otherId, show } = shown);
  await inTransaction(shop.app.services.db, (tx) => replaceTrending(tx, new Date()));
});
afterEach(async () => {
  await show('PUBLIC');
});
afterAll(() => shop.stop());

const discovery = ['feed', 'trending', 'suggestions', 'search', 'search for makers', 'directory', 'tiles'];
test('everybody meets the maker everywhere while the profile is public', async () => {
  const everywhere = await whereMet(shown, visitor);
  expect(met(everywhere)).toEqual(Object.keys(everywhere).sort());
});

test('shown to followers, a profile and its designs are met by a visitor and a stranger nowhere', async () => {
  await show('FOLLOWERS');
  expect(met(await whereMet(shown, stranger))).toEqual([]);
  // Pages for visitors are cached for a second or two.
  await expect.poll(async () => met(await whereMet(shown, visitor))).toEqual([]);
});

test('a follower still meets them but for what everybody finds', async () => {
  await show('FOLLOWERS');
  const places = await whereMet(shown, follower);
  expect(met(places)).toEqual(
    Object.keys(places)
      .filter((place) => !discovery.includes(place))
      .sort(),
  );
  const following = await follower.call(getProductsForFeed, { query: { tab: 'following' } });
  expect(idsOf(following.body.products)).toContain(otherId);
});

test('shown to nobody, they are met by followers nowhere either, and by the maker as ever', async () => {
  await show('PRIVATE');
  expect(met(await whereMet(shown, follower))).toEqual([]);
  const following = await follower.call(getProductsForFeed, { query: { tab: 'following' } });
  expect(idsOf(following.body.products)).not.toContain(otherId);
  const own = await whereMet(shown, maker);
  expect(own).toMatchObject({ profile: true, portfolio: true, 'product page': true, stories: true });
});

test('all of it comes back once the profile is public again', async () => {
  const before = await stranger.call(getProductsForFeed, { query: {} });
  await show('PRIVATE');
  const without = await stranger.call(getProductsForFeed, { query: {} });
  expect(without.body.total).toBe(before.body.total - 2);
  await show('PUBLIC');
  const places = await whereMet(shown, stranger);
  expect(met(places)).toEqual(Object.keys(places).sort());
  expect((await stranger.call(getProductsForFeed, { query: {} })).body.total).toBe(before.body.total);
});

test('of a private profile a stranger is told the name, photo and role, and nothing else', async () => {
  const { db } = shop.app.services;
  await db.$client.query(
    `insert into profiles (user_id, bio, city) values ($1, 'Weaver of Katan silk.', 'Varanasi')
     on conflict (user_id) do update set bio = excluded.bio, city = excluded.city`,
    [maker.id],
  );
  await maker.call(changePrivacy, { body: { showContactInfo: true } });
  await show('FOLLOWERS');
  const { data } = (await stranger.call(viewPublicProfile, { params: { userId: maker.id } })).body;
  expect(data).toMatchObject({
    name: 'Meher Ansari',
    role: 'DESIGNER',
    isPrivate: true,
    asksFirst: true,
    followState: 'NONE',
    contact: null,
    shop: null,
    profile: { bio: '', city: '', state: '' },
    designs: [],
    followersCount: 0,
    likesCount: 0,
    designsCount: 0,
    can: { follow: true },
  });
  expect(JSON.stringify(data)).not.toMatch(/Varanasi|Weaver|example\.in/);
  expect(data.shownTo).toBeNull();
  const own = (await maker.call(viewPublicProfile, { params: { userId: maker.id } })).body.data;
  expect(own).toMatchObject({ isOwn: true, shownTo: 'FOLLOWERS' });
  const seen = (await follower.call(viewPublicProfile, { params: { userId: maker.id } })).body.data;
  expect(seen).toMatchObject({ isPrivate: false, profile: { city: 'Varanasi' }, followState: 'FOLLOWING' });
});

test('what is published under a private profile is found by nobody until it is public', async () => {
  await show('PRIVATE');
  const id = await designOf(shop.app, maker, { title: 'Banarasi brocade shawl' });
  const found = async () =>
    JSON.stringify((await stranger.call(search, { query: { q: 'brocade shawl' } })).body);
  expect(await found()).not.toContain('Banarasi brocade shawl');
  await show('PUBLIC');
  expect(await found()).toContain(`"id":${id}`);
});
