import { likeUnLikeDesign, saveUnSaveDesign } from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import type { Actor } from './actors.ts';
import { submit } from './reviews.ts';
import { designOf, openShop, type Shop } from './shop.ts';
import { putUpStory } from './stories.ts';

/** A maker with two designs, a story and reviews, and people who stand to them in different ways. */
export interface ShownShop {
  shop: Shop;
  maker: Actor;
  /** Has an order of `designId`. */
  buyer: Actor;
  /** Follows the maker; likes and keeps `otherId`, as the stranger does. */
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
