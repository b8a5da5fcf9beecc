import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { report } from '#contracts/complaints/report.contract.ts';
import { getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { setDesignVisibility } from '#contracts/designs/edit-design.contract.ts';
import { getListOfUsersByRole, getTrendingTiles } from '#contracts/discovery/explore.contract.ts';
import {
  getPortfolio,
  listFollowers,
  listFollowing,
  viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import { getRelatedDesigns } from '#contracts/discovery/related-designs.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { getLikedDesignsByUser, getSavedDesignsByUser } from '#contracts/engagement/boards.contract.ts';
import {
  createComment,
  findMentionable,
  getCommentsByDesign,
} from '#contracts/engagement/comments.contract.ts';
import {
  likeUnLikeDesign,
  saveUnSaveDesign,
  shareDesign,
} from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { getTrendingDesigns, suggestMakers } from '#contracts/feed/discover.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import {
  chatMessages,
  chatPeople,
  findOrNull,
  sendMessage,
} from '#contracts/messaging/messaging.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import { listReviews, reviewsOfMaker } from '#contracts/reviews/reviews.contract.ts';
import { seeStory, storyTray } from '#contracts/stories/stories.contract.ts';
import { replaceTrending } from '#server/modules/feed/trending.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { putUpStory, watch } from '#tests/support/people/stories.ts';
import { ask, makeTabs } from '#tests/support/tabs.ts';

type Looker = Pick<Actor, 'call'>;

let shop: Shop;
let maker: Actor;
let follower: Actor;
let stranger: Actor;
let buyer: Actor;
let visitor: Looker;
let designId: number;
let otherId: number;
let orderId: number;
let storyId: number;
let base: string;
const tabs = makeTabs(() => base);

const show = (profileVisibility: ProfileVisibility) =>
  maker.call(changePrivacy, { body: { profileVisibility } });

beforeAll(async () => {
  shop = await openShop();
  base = shop.app.server.listeningOrigin;
  ({ maker, buyer, designId } = shop);
  visitor = shop.app.visitor;
  follower = await shop.app.actor({ name: 'Farida Khatri' });
  stranger = await shop.app.actor({ name: 'Ravi Menon' });
  otherId = await designOf(shop.app, maker, { title: 'Katan silk dupatta' });
  orderId = await shop.confirm();
  for (const [someone, id] of [
    [buyer, designId],
    [stranger, designId],
  ] as const)
    await submit(someone, { designId: id, comment: 'Woven with care, and it fits.' });
  await follower.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  for (const one of [follower, stranger]) {
    await one.call(likeUnLikeDesign, { params: { id: otherId }, body: { wanted: true } });
    await one.call(saveUnSaveDesign, { params: { id: otherId }, body: { wanted: true } });
  }
  storyId = await putUpStory(maker, 'On the loom');
  await inTransaction(shop.app.services.db, (tx) => replaceTrending(tx, new Date()));
}, 120_000);
afterEach(async () => {
  tabs.closeAll();
  await show('PUBLIC');
});
afterAll(() => shop.stop());

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Each place where somebody else could come across the maker or a design of theirs, and whether they do. */
async function meets(who: Looker): Promise<Record<string, boolean>> {
  const ofMaker = { params: { userId: maker.id } };
  const ofDesign = { params: { id: otherId } };
  const silk = { q: 'katan silk' };
  const [feed, trending, suggested, found, makersFound, directory, tiles, tray] = await Promise.all([
    who.call(getProductsForFeed, { query: {} }),
    who.call(getTrendingDesigns),
    who.call(suggestMakers),
    who.call(search, { query: silk }),
    who.call(search, { query: { q: 'Meher Ansari', type: 'creators' } }),
    who.call(getListOfUsersByRole, { query: {} }),
    who.call(getTrendingTiles),
    who.call(storyTray),
  ]);
  const [profile, portfolio, followers, following, reviews, details, brief, comments, designReviews, up] =
    await Promise.all([
      who.call(viewPublicProfile, ofMaker),
      who.call(getPortfolio, ofMaker),
      who.call(listFollowers, ofMaker),
      who.call(listFollowing, ofMaker),
      who.call(reviewsOfMaker, ofMaker),
      who.call(getProductDetails, ofDesign),
      who.call(getProductBasicInfo, ofDesign),
      who.call(getCommentsByDesign, ofDesign),
      who.call(listReviews, ofDesign),
      watch(who, maker.id),
    ]);
  return {
    feed: idsOf(feed.body.products).includes(otherId),
    trending: JSON.stringify(trending.body).includes('Katan silk dupatta'),
    suggestions: JSON.stringify(suggested.body).includes('Meher Ansari'),
    search: JSON.stringify(found.body).includes('Katan silk dupatta'),
    'search for makers': JSON.stringify(makersFound.body).includes('Meher Ansari'),
    directory: JSON.stringify(directory.body).includes('Meher Ansari'),
    tiles: JSON.stringify(tiles.body).includes('Katan silk dupatta'),
    tray: JSON.stringify(tray.body).includes('Meher Ansari'),
    stories: up.length > 0,
    profile: !profile.body.data.isPrivate,
    portfolio: portfolio.status === 200,
    followers: followers.status === 200,
    following: following.status === 200,
    reviews: reviews.body.totalReviews > 0,
    'product page': details.status === 200,
    'product in brief': brief.status === 200,
    comments: comments.status === 200,
    'reviews of a design': designReviews.status === 200,
  };
}

const discovery = ['feed', 'trending', 'suggestions', 'search', 'search for makers', 'directory', 'tiles'];
const met = (places: Record<string, boolean>) =>
  Object.keys(places)
    .filter((place) => places[place])
    .sort();

test('everybody meets the maker everywhere while the profile is public', async () => {
  const everywhere = await meets(visitor);
  expect(met(everywhere)).toEqual(Object.keys(everywhere).sort());
});

test('shown to followers, a profile and its designs are met by a visitor and a stranger nowhere', async () => {
  await show('FOLLOWERS');
  expect(met(await meets(stranger))).toEqual([]);
  // Pages for visitors are kept for a second or two.
  await expect.poll(async () => met(await meets(visitor)), { timeout: 10_000 }).toEqual([]);
});

test('a follower still meets them but for what everybody finds', async () => {
  await show('FOLLOWERS');
  const places = await meets(follower);
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
  expect(met(await meets(follower))).toEqual([]);
  const following = await follower.call(getProductsForFeed, { query: { tab: 'following' } });
  expect(idsOf(following.body.products)).not.toContain(otherId);
  const own = await meets(maker);
  expect(own).toMatchObject({ profile: true, portfolio: true, 'product page': true, stories: true });
});

test('all of it comes back once the profile is public again', async () => {
  const before = await stranger.call(getProductsForFeed, { query: {} });
  await show('PRIVATE');
  const without = await stranger.call(getProductsForFeed, { query: {} });
  expect(without.body.total).toBe(before.body.total - 2);
  await show('PUBLIC');
  const places = await meets(stranger);
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
  const seen = (await follower.call(viewPublicProfile, { params: { userId: maker.id } })).body.data;
  expect(seen).toMatchObject({ isPrivate: false, profile: { city: 'Varanasi' }, followState: 'FOLLOWING' });
});

test('what a stranger has liked and saved is not in their lists, and comes back', async () => {
  const kept = async (who: Actor) => [
    idsOf((await who.call(getLikedDesignsByUser, { query: {} })).body.data),
    idsOf((await who.call(getSavedDesignsByUser, { query: {} })).body.designs),
  ];
  await show('FOLLOWERS');
  expect(await kept(stranger)).toEqual([[], []]);
  expect(await kept(follower)).toEqual([[otherId], [otherId]]);
  await show('PUBLIC');
  expect(await kept(stranger)).toEqual([[otherId], [otherId]]);
});

test('a hidden design looks missing to whoever likes, saves, shares, comments, asks, orders or reports it', async () => {
  await show('FOLLOWERS');
  const params = { id: otherId };
  const enquiry = {
    body: {
      designId: otherId,
      name: 'Ravi',
      email: 'ravi@example.in',
      message: 'Is it still to be had in red?',
    },
  };
  const statuses = await Promise.all([
    stranger.call(likeUnLikeDesign, { params, body: { wanted: true } }),
    stranger.call(saveUnSaveDesign, { params, body: { wanted: true } }),
    stranger.call(shareDesign, { params, body: { channel: 'link' } }),
    stranger.call(createComment, { params, body: { content: 'Beautiful' } }),
    stranger.call(findMentionable, { params, query: { q: '' } }),
    stranger.call(getRelatedDesigns, { params }),
    stranger.call(createEnquiry, enquiry),
    visitor.call(createEnquiry, enquiry),
    order(stranger, otherId),
    stranger.call(report, { body: { kind: 'DESIGN', targetId: otherId, reason: 'SPAM' } }),
    stranger.call(seeStory, { params: { id: storyId } }),
    stranger.call(report, { body: { kind: 'STORY', targetId: storyId, reason: 'SPAM' } }),
    submit(stranger, { designId: otherId, comment: 'Woven with care, and it fits.' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404));
  const hidden = await stranger.call(getProductDetails, { params });
  const never = await stranger.call(getProductDetails, { params: { id: 999_999 } });
  expect([hidden.status, hidden.error.message]).toEqual([never.status, never.error.message]);
});

test('whoever has an order of a design sees it, reviews it and reads their order', async () => {
  await show('PRIVATE');
  expect((await buyer.call(getProductDetails, { params: { id: designId } })).status).toBe(200);
  expect((await buyer.call(getProductDetails, { params: { id: otherId } })).status).toBe(404);
  const details = await buyer.call(orderDetails, { params: { id: orderId } });
  expect(details.status).toBe(200);
  const review = await submit(buyer, { designId, comment: 'It came in time, and fits as measured.' });
  expect(review.status).toBe(200);
  const related = await buyer.call(getRelatedDesigns, { params: { id: designId } });
  expect(JSON.stringify(related.body)).not.toContain('Katan silk dupatta');
});

test('a private maker is not offered for a new chat or a mention, and chats go on', async () => {
  const offered = async (who: Actor) =>
    idsOf((await who.call(chatPeople, { query: { q: 'Meher' } })).body.data);
  expect(await offered(stranger)).toContain(maker.id);
  await maker.call(sendMessage, {
    body: { receiverId: buyer.id, content: 'Your cloth is on the loom.', designId },
  });
  await show('FOLLOWERS');
  expect(await offered(stranger)).not.toContain(maker.id);
  expect(await offered(follower)).toContain(maker.id);
  expect(await offered(buyer)).toContain(maker.id);
  const found = await stranger.call(findOrNull, { params: { receiverId: maker.id } });
  expect(found.body.chatUser).toMatchObject({ name: 'Meher Ansari', city: '' });

  const designOfStranger = await designOf(shop.app, stranger, { title: 'A stole of somebody else' });
  const named = await stranger.call(findMentionable, {
    params: { id: designOfStranger },
    query: { q: 'Meher' },
  });
  expect(idsOf(named.body.people)).not.toContain(maker.id);

  const chat = await buyer.call(findOrNull, { params: { receiverId: maker.id } });
  const answer = await buyer.call(sendMessage, { body: { receiverId: maker.id, content: 'Wonderful!' } });
  expect(answer.status).toBe(200);
  const page = await buyer.call(chatMessages, { params: { chatId: chat.body.chatId ?? 0 }, query: {} });
  expect(page.body.messages.some(({ design }) => design?.id === designId && design.isShown)).toBe(true);
});

test('a follower who passes a hidden design on shows it to nobody', async () => {
  await show('FOLLOWERS');
  await follower.call(sendMessage, {
    body: { receiverId: stranger.id, content: 'Look!', designId: otherId },
  });
  const chat = await stranger.call(findOrNull, { params: { receiverId: follower.id } });
  const cards = async () => {
    const page = await stranger.call(chatMessages, { params: { chatId: chat.body.chatId ?? 0 }, query: {} });
    return page.body.messages.map(({ content, design }) => [content, design]);
  };
  expect(await cards()).toEqual([['Look!', null]]);
  const seen = (visible: boolean) =>
    maker.call(setDesignVisibility, { params: { id: otherId }, body: { visible } });
  expect((await seen(false)).status).toBe(200);
  expect(await cards()).toEqual([['Look!', null]]);
  await seen(true);
});

test('the live room of a hidden design takes in followers and no strangers', async () => {
  await show('FOLLOWERS');
  const joins = async (who: Actor) => {
    const tab = await tabs.connected({ cookie: who.cookie });
    return ask(tab, 'joinRoom', `design_${otherId}`);
  };
  expect([await joins(follower), await joins(stranger)]).toEqual([true, false]);
});

test('whom the maker has blocked is a follower who sees nothing', async () => {
  const blocked = await shop.app.actor({ name: 'Zoya Khan' });
  await blocked.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  await show('FOLLOWERS');
  expect((await blocked.call(getProductDetails, { params: { id: otherId } })).status).toBe(200);
  await shop.app.services.db.$client.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    maker.id,
    blocked.id,
  ]);
  expect((await blocked.call(getProductDetails, { params: { id: otherId } })).status).toBe(404);
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
