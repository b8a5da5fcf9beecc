import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import {
  createComment,
  getCommentsByDesign,
  getThread,
  listReplies,
} from '#contracts/engagement/comments.contract.ts';
import { followMaker } from '#contracts/engagement/follows.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { suggestMakers } from '#contracts/feed/discover.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { createFinalPayment, resumeAdvance } from '#contracts/orders/paying/paying.contract.ts';
import { storyTray } from '#contracts/stories/stories.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { designOf, openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { putUpStory, watch } from '#tests/support/people/stories.ts';

let shop: Shop;
let maker: Actor;
let other: Actor;
beforeAll(async () => {
  shop = await openShop();
  ({ maker } = shop);
  other = await shop.app.actor({ name: 'Kavya Rao', role: 'DESIGNER' });
});
afterAll(() => shop.stop());

const setBlocked = (blocker: Actor, blocked: Actor, wanted: boolean) =>
  blocker.call(setBlock, { params: { userId: blocked.id }, body: { wanted } });

const follow = (one: Actor, whom: Actor) =>
  one.call(followMaker, { params: { id: whom.id }, body: { wanted: true } });

const say = async (author: Actor, designId: number, content: string, replyTo?: number) =>
  author.call(createComment, { params: { id: designId }, body: { content, ...(replyTo && { replyTo }) } });

const profileOf = async (one: Pick<Actor, 'call'>, whom: Actor) =>
  (await one.call(viewPublicProfile, { params: { userId: whom.id } })).body.data;

test('a block ends the follows of both, and counts them', async () => {
  await follow(maker, other);
  await follow(other, maker);
  expect(await profileOf(shop.app.visitor, other)).toMatchObject({ followersCount: 1, followingCount: 1 });
  await setBlocked(maker, other, true);
  for (const one of [maker, other])
    expect(await profileOf(shop.app.visitor, one)).toMatchObject({ followersCount: 0, followingCount: 0 });
  for (const [one, whom] of [
    [maker, other],
    [other, maker],
  ] as const) {
    expect(await profileOf(one, whom)).toMatchObject({ can: { follow: false, message: false } });
    const answer = await follow(one, whom);
    expect([answer.status, answer.error.message]).toEqual([403, 'You cannot follow this person.']);
  }
  await setBlocked(maker, other, false);
  expect((await follow(other, maker)).status).toBe(200);
});

test.each(['the maker', 'the other'] as const)(
  'across a block by %s nothing is begun, and both are let be after it',
  async (by) => {
    const designId = await designOf(shop.app, maker);
    const commented = (await say(maker, designId, 'Woven in four weeks.')).body.comment.id;
    const elsewhere = await designOf(shop.app, shop.maker);
    const [blocker, blocked] = by === 'the maker' ? [maker, other] : [other, maker];
    await setBlocked(blocker, blocked, true);
    const enquiry = { designId, name: 'Kavya', email: other.email, message: `Is it soft? ${by}` };
    const attempts = () =>
      Promise.all([
        say(other, designId, 'Is it soft?'),
        say(other, designId, 'Is it soft?', commented),
        submit(other, { designId }),
        order(other, designId),
        other.call(createEnquiry, { body: enquiry }),
      ]);
    const answers = await attempts();
    expect(answers.map(({ status, error }) => [status, error?.message])).toEqual([
      [403, 'You cannot comment on this design.'],
      [403, 'You cannot comment on this design.'],
      [403, 'You cannot review this design.'],
      [403, 'You cannot order from this maker.'],
      [403, 'You cannot write to this person.'],
    ]);
    expect((await other.call(getProductDetails, { params: { id: elsewhere } })).status).toBe(200);
    await setBlocked(blocker, blocked, false);
    expect((await attempts()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  },
);

test('neither reads the other’s comments nor the replies beneath them, and the list holds what it counts', async () => {
  const third = await shop.app.actor({ name: 'Ravi Menon', role: 'DESIGNER' });
  const designId = await designOf(shop.app, third);
  const ofOther = (await say(other, designId, 'By Kavya')).body.comment.id;
  const ofThird = (await say(third, designId, 'By Ravi')).body.comment.id;
  const beneathOther = (await say(third, designId, 'Ravi to Kavya', ofOther)).body.comment.id;
  await say(other, designId, 'Kavya to Ravi', ofThird);
  await say(maker, designId, 'Meher to Ravi', ofThird);
  await setBlocked(maker, other, true);

  const read = async (who: Pick<Actor, 'call'>, threads: boolean) => {
    const query = threads ? { threads: '1' as const } : {};
    const { body } = await who.call(getCommentsByDesign, { params: { id: designId }, query });
    return { words: body.comments.map(({ content }) => content), total: body.totalComments };
  };
  expect(await read(maker, false)).toEqual({ words: ['Meher to Ravi', 'By Ravi'], total: 2 });
  expect(await read(maker, true)).toEqual({ words: ['By Ravi'], total: 1 });
  expect((await read(third, false)).total).toBe(5);
  expect((await read(other, false)).words).toEqual(['Kavya to Ravi', 'Ravi to Kavya', 'By Ravi', 'By Kavya']);
  const replies = await maker.call(listReplies, { params: { id: ofThird }, query: {} });
  expect(replies.body.replies.map(({ content }) => content)).toEqual(['Meher to Ravi']);
  expect((await maker.call(listReplies, { params: { id: ofOther }, query: {} })).body.replies).toEqual([]);
  for (const id of [ofOther, beneathOther])
    expect((await maker.call(getThread, { params: { id } })).status).toBe(404);
  const answer = await say(maker, designId, 'Meher to Kavya', ofOther);
  expect([answer.status, answer.error.message]).toEqual([403, 'You cannot answer this comment.']);
  // Below a comment of a blocked person, even if the answer is addressed to another person.
  expect((await say(maker, designId, 'Meher beneath Kavya', beneathOther)).status).toBe(403);
  await setBlocked(maker, other, false);
  expect((await read(maker, false)).total).toBe(5);
});

test('neither sees the other’s stories, nor meets the other in the feed and among suggestions', async () => {
  await putUpStory(maker, 'On the loom');
  const meets = async (who: Actor) => {
    const [feed, suggested, tray] = await Promise.all([
      who.call(getProductsForFeed, { query: {} }),
      who.call(suggestMakers),
      who.call(storyTray),
    ]);
    return {
      feed: JSON.stringify(feed.body).includes('Meher Ansari'),
      suggestions: JSON.stringify(suggested.body).includes('Meher Ansari'),
      tray: JSON.stringify(tray.body).includes('Meher Ansari'),
      stories: (await watch(who, maker.id)).length > 0,
    };
  };
  const one = await shop.app.actor({ name: 'Asha Iyer' });
  expect(await meets(one)).toEqual({ feed: true, suggestions: true, tray: true, stories: true });
  for (const [blocker, blocked] of [
    [maker, one],
    [one, maker],
  ] as const) {
    await setBlocked(blocker, blocked, true);
    expect(await meets(one)).toEqual({ feed: false, suggestions: false, tray: false, stories: false });
    await setBlocked(blocker, blocked, false);
  }
});

test('open orders go on across a block', async () => {
  const paid = await shop.confirm();
  const waiting = await shop.place();
  await setBlocked(maker, shop.buyer, true);
  expect((await shop.buyer.call(resumeAdvance, { params: { id: waiting.orderId } })).status).toBe(200);
  expect((await shop.buyer.call(createFinalPayment, { body: { orderId: paid } })).status).toBe(200);
  await setBlocked(maker, shop.buyer, false);
});

test('the words with which an order is cancelled that was never paid do not reach its maker', async () => {
  const { orderId: id } = (await order(other, shop.designId)).body;
  const note = 'Write to me elsewhere.';
  const body = { status: 'CANCELLED', note } as const;
  expect((await other.call(updateOrderStatus, { params: { id }, body })).status).toBe(200);
  const notesSeenBy = async (who: Actor) =>
    (await who.call(orderDetails, { params: { id } })).body.orderData.history.map((row) => row.note);
  expect(await notesSeenBy(other)).toContain(note);
  expect(await notesSeenBy(maker)).not.toContain(note);
});

test('the words of an order reach its maker with the advance', async () => {
  const specialInstructions = 'A longer pallu, please.';
  const placed = await order(other, shop.designId, { body: { specialInstructions } });
  const seenBy = async (who: Actor) =>
    (await who.call(orderDetails, { params: { id: placed.body.orderId } })).body.orderData
      .specialInstructions;
  expect(await seenBy(maker)).toBe('');
  expect(await seenBy(other)).toBe(specialInstructions);
  await shop.app.services.db.$client.query(
    "update orders set status = 'CONFIRMED', confirmed_at = now() where id = $1",
    [placed.body.orderId],
  );
  expect(await seenBy(maker)).toBe(specialInstructions);
});
