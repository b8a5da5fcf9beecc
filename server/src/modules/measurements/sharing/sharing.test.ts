import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOverlay, readNaapBook, removePerson } from '#contracts/measurements/book/book.contract.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  bookFor,
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
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

let shop: Shop;
let buyer: Actor;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  ({ buyer, maker } = shop);
});
afterAll(() => shop.stop());

const settled = () => untilJobsDone(shop.app.services.db);

test('of two people shared at once with one order, one is shared and the other refused by name', async () => {
  for (let round = 0; round < 3; round++) {
    const { orderId, versionId } = await orderAndVersion(shop);
    const { id: sister } = await personInBook(buyer, { name: 'Leela', relation: 'SISTER' });
    const { id: hers } = await versionInBook(buyer, sister);
    const answers = await Promise.all([share(buyer, orderId, versionId), share(buyer, orderId, hers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seenShares(maker, orderId)).toHaveLength(1);
  }
});

test('a shared version is seen on the order, corrected, shared anew and frozen as the buyer signed it', async () => {
  const { orderId, personId, versionId } = await orderAndVersion(shop, {
    preferences: 'Likes it loose at the hip.',
  });
  expect(await seenShares(maker, orderId)).toEqual([]);
  expect(await bookFor(buyer, orderId)).toMatchObject({
    ...{ garments: ['lehenga'], shares: [], can: { share: true }, why: null },
  });
  await sharedWith(buyer, orderId, versionId);
  for (const side of [buyer, maker])
    expect(await seenShares(side, orderId)).toMatchObject([
      {
        ...{ garment: 'lehenga', version: 1, person: { name: 'Amma' }, unit: 'in', isFrozen: false },
        values: [
          { part: 'waist', of: 'body', value: 30.125, tenths: 7652 },
          { part: 'hip', of: 'body', value: 38 },
        ],
        preferences: 'Likes it loose at the hip.',
      },
    ]);

  // A correction does not move the order until it is shared.
  const corrected = { values: { waist: { value: 31, of: 'body' } }, basedOn: 1, reason: 'A twisted tape.' };
  const second = await versionInBook(buyer, personId, corrected);
  expect((await seenShares(maker, orderId))[0]).toMatchObject({ version: 1 });
  const shares = await sharedWith(buyer, orderId, second.id);
  expect(shares.map(({ version, state }) => [version, state])).toEqual([
    [2, 'SHARED'],
    [1, 'REVOKED'],
  ]);

  expect((await moveTo(maker, orderId, 'MEASUREMENT_COMPLETED')).status).toBe(200);
  await settled();
  const signedAt = shares[0]?.sharedAt;
  expect(await copiesIn(maker, orderId)).toMatchObject([
    {
      ...{ garment: 'lehenga', version: 1, unit: 'in', person: 'Amma', measuredBy: 'Asha Rao', signedAt },
      lengths: [{ part: 'waist', length: 31, of: 'body' }],
      recordedBy: { side: 'buyer' },
    },
  ]);
  expect(await seenShares(maker, orderId)).toMatchObject([{ version: 2, isFrozen: true }]);

  // A version after that changes nothing, and cannot be shared.
  const third = await versionInBook(buyer, personId, {
    ...{ values: { waist: { value: 33, of: 'body' } }, basedOn: 2, reason: 'A feast.' },
  });
  expect(await share(buyer, orderId, third.id)).toMatchObject({
    status: 409,
    error: { message: 'Making has started, so the shared measurements can no longer change.' },
  });
  expect(await copiesIn(maker, orderId)).toMatchObject([{ lengths: [{ part: 'waist', length: 31 }] }]);
  const [frozen] = (await bookFor(buyer, orderId)).shares;
  expect(frozen).toMatchObject({ version: 2, state: 'FROZEN', can: { revoke: false } });
  expect((await revoke(buyer, frozen?.id ?? 0)).status).toBe(409);

  // A remake by the same maker may take the version that was used.
  const again = await shop.confirm();
  const [lehenga] = (await bookFor(buyer, again)).shareable.filter(({ person }) => person.id === personId);
  expect(
    lehenga?.versions.map(({ version, usedFor }) => [version, usedFor.map((use) => use.orderId)]),
  ).toEqual([
    [3, []],
    [2, [orderId]],
    [1, []],
  ]);
});

test('an overlay is added to what is shared, and its removal or the next base leaves the share alone', async () => {
  const { orderId, personId, versionId } = await orderAndVersion(shop);
  const heels = { garment: 'lehenga', name: 'Heels', unit: 'in', differences: { waist: 0.5 } } as const;
  const added = await buyer.call(addOverlay, { params: { id: personId }, body: heels });
  const overlayId = added.body.data.overlays[0]?.id ?? 0;
  expect((await share(buyer, orderId, versionId, overlayId)).status).toBe(200);
  await shop.app.services.db.$client.query('delete from naap_overlays where id = $1', [overlayId]);
  expect(await seenShares(maker, orderId)).toMatchObject([
    { overlay: 'Heels', values: [{ part: 'waist', value: 30.625 }, { value: 38 }] },
  ]);
  await moveTo(maker, orderId, 'COMPLETED');
  await settled();
  expect(await copiesIn(maker, orderId)).toMatchObject([
    { notes: '+ Heels', lengths: [{ length: 30.625 }, { length: 38 }] },
  ]);
});

test('an overlay that makes a length impossible is refused with the range', async () => {
  const { orderId, personId, versionId } = await orderAndVersion(shop, {
    values: { waist: { value: 13, of: 'body' } },
  });
  const body = { garment: 'lehenga', name: 'Shapewear', unit: 'in', differences: { waist: -4 } } as const;
  const added = await buyer.call(addOverlay, { params: { id: personId }, body });
  const refused = await share(buyer, orderId, versionId, added.body.data.overlays[0]?.id ?? 0);
  expect([refused.status, refused.error.errors?.overlayId]).toEqual([
    400,
    expect.stringMatching(/waist.*between 12 and 78/i),
  ]);
  expect(await seenShares(maker, orderId)).toEqual([]);
});

test('a revoked share reads to the maker as if it had never been', async () => {
  const { orderId, versionId } = await orderAndVersion(shop);
  const untouched = await shop.confirm();
  const [shared] = await sharedWith(buyer, orderId, versionId);
  expect(await seenShares(maker, orderId)).toHaveLength(1);
  const { body } = await revoke(buyer, shared?.id ?? 0);
  expect(body.data.shares).toMatchObject([{ state: 'REVOKED', can: { revoke: false } }]);
  expect(await seenShares(maker, orderId)).toEqual(await seenShares(maker, untouched));
  await moveTo(maker, orderId, 'MEASUREMENT_COMPLETED');
  await settled();
  expect(await copiesIn(maker, orderId)).toEqual([]);
  expect((await revoke(buyer, shared?.id ?? 0)).status).toBe(404);
});

const closed: Partial<Record<OrderStatus, string>> = {
  PENDING: 'Measurements can be shared once the advance has arrived.',
  CANCELLED: 'This order was cancelled, so nothing is shared with it any more.',
};
const open: readonly OrderStatus[] = [
  ...(['CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED'] as const),
];
test.each(orderStatuses)(
  'while an order is %s, sharing is taken or refused as the rule says',
  async (status) => {
    const { orderId, versionId } = await orderAndVersion(shop);
    await shop.app.services.db.$client.query('update orders set status = $2 where id = $1', [
      orderId,
      status,
    ]);
    const why = open.includes(status)
      ? null
      : (closed[status] ?? 'Making has started, so the shared measurements can no longer change.');
    const answer = await share(buyer, orderId, versionId);
    expect(why === null ? answer.status : [answer.status, answer.error.message]).toEqual(
      why === null ? 200 : [409, why],
    );
    expect((await bookFor(buyer, orderId)).why?.message ?? null).toBe(why);
  },
);

test('revoking while making starts has one outcome, and both sides are told the truth', async () => {
  for (let round = 0; round < 6; round++) {
    const { orderId, versionId } = await orderAndVersion(shop);
    const [shared] = await sharedWith(buyer, orderId, versionId);
    const [revoked, moved] = await Promise.all([
      revoke(buyer, shared?.id ?? 0),
      moveTo(maker, orderId, 'MEASUREMENT_COMPLETED'),
    ]);
    await settled();
    expect(moved.status).toBe(200);
    const [state] = (await bookFor(buyer, orderId)).shares;
    const written = await copiesIn(maker, orderId);
    if (revoked.status === 200) {
      expect([state?.state, written.length, (await seenShares(maker, orderId)).length]).toEqual([
        'REVOKED',
        0,
        0,
      ]);
    } else {
      expect(revoked.error.code).toBe('ILLEGAL_MOVE');
      expect([state?.state, written.length, (await seenShares(maker, orderId)).length]).toEqual([
        'FROZEN',
        1,
        1,
      ]);
    }
  }
});

test('an order that is cancelled before making ends its shares', async () => {
  const { orderId, versionId } = await orderAndVersion(shop);
  await sharedWith(buyer, orderId, versionId);
  expect((await moveTo(buyer, orderId, 'CANCELLED')).status).toBe(200);
  expect(await seenShares(maker, orderId)).toEqual([]);
  await settled();
  expect((await bookFor(buyer, orderId)).shares).toMatchObject([{ state: 'REVOKED' }]);
  expect(await copiesIn(maker, orderId)).toEqual([]);
});

test('one person is shared for a garment of an order', async () => {
  const { orderId, versionId } = await orderAndVersion(shop);
  await sharedWith(buyer, orderId, versionId);
  const other = await personInBook(buyer, { name: 'Kavya', relation: 'SISTER' });
  const version = await versionInBook(buyer, other.id);
  expect(await share(buyer, orderId, version.id)).toMatchObject({
    status: 409,
    error: {
      message:
        'Another person’s measurements for this garment are shared with this order. Please take them back first.',
    },
  });
});

test('a removed person leaves open orders at once, and the order that froze keeps its copy', async () => {
  const { orderId: frozen, personId, versionId } = await orderAndVersion(shop);
  await sharedWith(buyer, frozen, versionId);
  await moveTo(maker, frozen, 'MEASUREMENT_COMPLETED');
  await settled();
  const open = await shop.confirm();
  await sharedWith(buyer, open, versionId);
  expect((await buyer.call(removePerson, { params: { id: personId } })).status).toBe(200);
  expect(await seenShares(maker, open)).toEqual([]);
  expect(await copiesIn(maker, frozen)).toHaveLength(1);
  const { people } = (await buyer.call(readNaapBook)).body;
  expect(people.filter(({ id }) => id === personId)).toEqual([]);
});
