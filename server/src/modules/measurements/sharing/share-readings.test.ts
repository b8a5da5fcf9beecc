import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGarment } from '#contracts/measurements/book/book.contract.ts';
import {
  giveStandingYes,
  listReadings,
  readBookForOrder,
  readShared,
} from '#contracts/measurements/book/sharing.contract.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  copiesIn,
  moveTo,
  orderAndVersion,
  personInBook,
  revoke,
  seenShares,
  share,
  sharedWith,
  versionInBook,
} from '#tests/support/people/custom-orders/naap-book.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
let buyer: Actor;
let maker: Actor;
let stranger: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  ({ buyer, maker } = shop);
  stranger = await shop.app.actor({ name: 'Ravi Iyer' });
});
afterAll(() => shop.stop());

const readings = async (who: Actor) => (await who.call(listReadings, { query: {} })).body.data;
const settled = () => untilJobsDone(shop.app.services.db);

test('to others, the maker of the order included, the book, its shares and readings are not there', async () => {
  const { orderId, personId, versionId } = await orderAndVersion(shop);
  const [shared] = await sharedWith(buyer, orderId, versionId);
  for (const who of [stranger, maker]) {
    const answers = [
      await who.call(readBookForOrder, { params: { id: orderId } }),
      await share(who, orderId, versionId),
      await revoke(who, shared?.id ?? 0),
      await who.call(giveStandingYes, { params: { id: orderId }, body: { personId } }),
      await who.call(readGarment, { params: { id: personId, garment: 'lehenga' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await readings(who)).toEqual([]);
  }
  expect((await stranger.call(readShared, { params: { id: orderId } })).status).toBe(404);
  // A buyer of another order cannot share what is not theirs.
  const foreign = await order(stranger, shop.designId);
  expect((await share(stranger, foreign.body.orderId, versionId)).error.message).toBe(
    'These measurements were not found in your naap book.',
  );
});

test('each day on which the maker reads is shown to the owner once; the owner’s own reading is not', async () => {
  const asha = await shop.app.actor({ name: 'Asha Rao' });
  const placed = await order(asha, shop.designId);
  const { orderId } = placed.body;
  await shop.app.services.db.$client.query(
    `update orders set status = 'CONFIRMED', confirmed_at = now() where id = $1`,
    [orderId],
  );
  const { id: personId } = await personInBook(asha);
  const { id: versionId } = await versionInBook(asha, personId);
  await sharedWith(asha, orderId, versionId);
  await seenShares(asha, orderId);
  expect(await readings(asha)).toEqual([]);
  await Promise.all([seenShares(maker, orderId), seenShares(maker, orderId), seenShares(maker, orderId)]);
  const day = istDayOf(shop.app.services.clock.now());
  const reading = {
    ...{ readerName: 'Meher Ansari', personName: 'Amma', garment: 'lehenga', version: 1, orderId, day },
    orderNumber: expect.stringMatching(/^TB-\d{4}-\d{6}$/),
  };
  expect(await readings(asha)).toMatchObject([reading]);

  // The order's own copy is read a day later.
  await moveTo(maker, orderId, 'MEASUREMENT_COMPLETED');
  await settled();
  shop.advance(24);
  await copiesIn(maker, orderId);
  const next = istDayOf(shop.app.services.clock.now());
  shop.advance(-24);
  expect(await readings(asha)).toMatchObject([{ ...reading, day: next }, reading]);
});
