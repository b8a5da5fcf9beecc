import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment } from '#contracts/engagement/comments.contract.ts';
import {
  likeUnLikeDesign,
  saveUnSaveDesign,
  shareDesign,
} from '#contracts/engagement/engagement.contract.ts';
import { createEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import { replaceTrending } from '#server/modules/feed/trending.queries.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { submit } from '#tests/support/people/reviews.ts';
import { order } from '#tests/support/people/shop.ts';
import { met, openShownShop, type ShownShop, whereMet } from '#tests/support/people/shown-shop.ts';

let shown: ShownShop;
beforeAll(async () => {
  shown = await openShownShop();
  await inTransaction(shown.shop.app.services.db, (tx) => replaceTrending(tx, new Date()));
});
afterAll(() => shown.shop.stop());

const setStatus = (status: 'ACTIVE' | 'BANNED') =>
  shown.shop.app.services.db.$client.query('update users set status = $2 where id = $1', [
    shown.maker.id,
    status,
  ]);

const totalOf = async (who: Pick<Actor, 'call'>) =>
  (await who.call(getProductsForFeed, { query: {} })).body.total;

test('a banned maker and their designs are met nowhere, by nobody, until the ban ends', async () => {
  const { stranger, follower, buyer, visitor } = shown;
  const before = await whereMet(shown, stranger);
  expect(met(before)).toEqual(Object.keys(before).sort());
  const total = await totalOf(stranger);
  await setStatus('BANNED');
  for (const who of [stranger, follower, buyer]) expect(met(await whereMet(shown, who))).toEqual([]);
  // Pages for visitors are cached for a second or two.
  await expect.poll(async () => met(await whereMet(shown, visitor))).toEqual([]);
  expect(await totalOf(stranger)).toBe(total - 2);
  await setStatus('ACTIVE');
  expect(met(await whereMet(shown, stranger))).toEqual(Object.keys(before).sort());
  expect(await totalOf(stranger)).toBe(total);
});

test('nobody likes, saves, shares, comments on, asks about, reviews or orders a design of a banned maker', async () => {
  const { stranger, buyer, otherId, designId } = shown;
  await setStatus('BANNED');
  const params = { id: otherId };
  const answers = await Promise.all([
    stranger.call(likeUnLikeDesign, { params, body: { wanted: true } }),
    stranger.call(saveUnSaveDesign, { params, body: { wanted: true } }),
    stranger.call(shareDesign, { params, body: {} }),
    stranger.call(createComment, { params, body: { content: 'Is it ready?' } }),
    shown.visitor.call(createEnquiry, {
      body: { designId: otherId, name: 'Ravi', email: 'ravi@example.in', message: 'Is it still made?' },
    }),
    submit(stranger, { designId: otherId }),
    submit(buyer, { designId }),
    order(stranger, otherId),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  await setStatus('ACTIVE');
});
