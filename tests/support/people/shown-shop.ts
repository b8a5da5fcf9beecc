import { getProductBasicInfo, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { getListOfUsersByRole, getTrendingTiles } from '#contracts/discovery/explore.contract.ts';
import {
  getPortfolio,
  listFollowers,
  listFollowing,
  viewPublicProfile,
} from '#contracts/discovery/public-profile.contract.ts';
import { search } from '#contracts/discovery/search.contract.ts';
import { getCommentsByDesign } from '#contracts/engagement/comments.contract.ts';
import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { getTrendingDesigns, suggestMakers } from '#contracts/feed/discover.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import { listReviews, reviewsOfMaker } from '#contracts/reviews/reviews.contract.ts';
import { storiesOf, storyTray } from '#contracts/stories/stories.contract.ts';
import type { Actor } from './actors.ts';
import { submit } from './reviews.ts';
import { designOf, openShop, type Shop } from './shop.ts';
import { putUpStory } from './stories.ts';

/** A maker with two designs, a story and reviews, and people with different relations to them. */
export interface ShownShop {
  shop: Shop;
  maker: Actor;
  /** A person with an order of `designId`. */
  buyer: Actor;
  /** A person who follows the maker, and likes and saves `otherId`, as the stranger does. */
  follower: Actor;
  stranger: Actor;
  visitor: Pick<Actor, 'call'>;
  designId: number;
  /** A katan silk dupatta. */
  otherId: number;
  orderId: number;
  storyId: number;
  show(profileVisibility: ProfileVisibility): Promise<unknown>;
}

export async function openShownShop(): Promise<ShownShop> {
  const shop = await openShop();
  const { maker, buyer, designId } = shop;
  const follower = await shop.app.actor({ name: 'Farida Khatri' });
  const stranger = await shop.app.actor({ name: 'Ravi Menon' });
  const otherId = await designOf(shop.app, maker, { title: 'Katan silk dupatta' });
  const orderId = await shop.confirm();
  for (const someone of [buyer, stranger])
    await submit(someone, { designId, comment: 'Woven with care, and it fits.' });
  await follower.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  for (const one of [follower, stranger]) {
    await one.call(likeUnLikeDesign, { params: { id: otherId }, body: { wanted: true } });
    await one.call(saveUnSaveDesign, { params: { id: otherId }, body: { wanted: true } });
  }
  const storyId = await putUpStory(maker, 'On the loom');
  return {
    ...{ shop, maker, buyer, follower, stranger, visitor: shop.app.visitor },
    ...{ designId, otherId, orderId, storyId },
    show: (profileVisibility) => maker.call(changePrivacy, { body: { profileVisibility } }),
  };
}

export const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

type Looker = Pick<Actor, 'call'>;

/** Each place where a person could find the maker or their designs, and whether they do. */
export async function whereMet(
  { maker, otherId }: Pick<ShownShop, 'maker' | 'otherId'>,
  who: Looker,
): Promise<Record<string, boolean>> {
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
      who.call(storiesOf, ofMaker),
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
    stories: up.status === 200 && up.body.data.stories.length > 0,
    profile: profile.status === 200 && !profile.body.data.isPrivate,
    portfolio: portfolio.status === 200,
    followers: followers.status === 200,
    following: following.status === 200,
    reviews: reviews.status === 200 && reviews.body.data.length > 0,
    'product page': details.status === 200,
    'product in brief': brief.status === 200,
    comments: comments.status === 200,
    'reviews of a design': designReviews.status === 200,
  };
}

/** The names of the places where the person finds them. */
export const met = (places: Record<string, boolean>) =>
  Object.keys(places)
    .filter((place) => places[place])
    .sort();
