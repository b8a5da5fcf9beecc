import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { report } from '#contracts/complaints/report.contract.ts';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { setDesignVisibility } from '#contracts/designs/edit-design.contract.ts';
import { getRelatedDesigns } from '#contracts/discovery/related-designs.contract.ts';
import { getLikedDesignsByUser, getSavedDesignsByUser } from '#contracts/engagement/boards.contract.ts';
import { createComment, findMentionable } from '#contracts/engagement/comments.contract.ts';
import {
  likeUnLikeDesign,
  saveUnSaveDesign,
  shareDesign,
} from '#contracts/engagement/engagement.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import {
  chatMessages,
  chatPeople,
  findOrNull,
  sendMessage,
  setBlock,
} from '#contracts/messaging/messaging.contract.ts';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { seeStory } from '#contracts/stories/stories.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { designOf, order } from '#tests/support/people/shop.ts';
import { idsOf, openShownShop, type ShownShop } from '#tests/support/people/shown-shop.ts';
import { ask, makeTabs } from '#tests/support/tabs.ts';

let shop: ShownShop['shop'];
let maker: ShownShop['maker'];
let follower: ShownShop['follower'];
let stranger: ShownShop['stranger'];
let visitor: ShownShop['visitor'];
let buyer: ShownShop['buyer'];
let designId: ShownShop['designId'];
let otherId: ShownShop['otherId'];
let orderId: ShownShop['orderId'];
let storyId: ShownShop['storyId'];
let show: ShownShop['show'];
let base: string;
const tabs = makeTabs(() => base);

beforeAll(async () => {
  ({ shop, maker, follower, stranger, visitor, buyer, designId, otherId, orderId, storyId, show } =
    await openShownShop());
  base = shop.app.server.listeningOrigin;
});
afterEach(async () => {
  tabs.closeAll();
  await show('PUBLIC');
});
afterAll(() => shop.stop());

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

test('whom the maker has blocked follows no longer and sees nothing', async () => {
  const blocked = await shop.app.actor({ name: 'Zoya Khan' });
  await blocked.call(followMaker, { params: { id: maker.id }, body: { wanted: true } });
  await show('FOLLOWERS');
  expect((await blocked.call(getProductDetails, { params: { id: otherId } })).status).toBe(200);
  await maker.call(setBlock, { params: { userId: blocked.id }, body: { wanted: true } });
  expect((await blocked.call(getProductDetails, { params: { id: otherId } })).status).toBe(404);
});
