import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addOverlay,
  readGarment,
  readNaapBook,
  removePerson,
} from '#contracts/measurements/book/book.contract.ts';
import {
  endStandingYes,
  giveStandingYes,
  listReadings,
  readBookForOrder,
  readShared,
  revokeShare,
  takeMeasured,
} from '#contracts/measurements/book/sharing.contract.ts';
import { orderMeasurements, recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  moveTo,
  personInBook,
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

const seen = async (who: Actor, orderId: number) =>
  (await who.call(readShared, { params: { id: orderId } })).body.data;
const copies = async (who: Actor, orderId: number) =>
  (await who.call(orderMeasurements, { params: { id: orderId } })).body.data.versions;
const forOrder = async (orderId: number) =>
  (await buyer.call(readBookForOrder, { params: { id: orderId } })).body.data;
const revoke = (who: Actor, shareId: number) => who.call(revokeShare, { params: { id: shareId } });
const readings = async (who: Actor) => (await who.call(listReadings, { query: {} })).body.data;
const settled = () => untilJobsDone(shop.app.services.db);

/** A confirmed order, and a person with a lehenga in the buyer's book. */
async function orderAndVersion(changes: object = {}) {
  const orderId = await shop.confirm();
  const { id: personId } = await personInBook(buyer);
  const { id: versionId } = await versionInBook(buyer, personId, changes);
  return { orderId, personId, versionId };
}

const measured = {
  garment: 'lehenga',
  unit: 'cm',
  lengths: { waist: 80, hip: 99 },
  person: 'the mother',
  measuredBy: 'Iqbal, Meher’s master',
  measuredOn: '2026-11-03',
  notes: '',
  basedOn: 0,
} as const;
const record = (orderId: number, changes: object = {}) =>
  maker.call(recordMeasurements, { params: { id: orderId }, body: { ...measured, ...changes } });

test('of two people shared at once with one order, one is shared and the other refused by name', async () => {
  for (let round = 0; round < 3; round++) {
    const { orderId, versionId } = await orderAndVersion();
    const { id: sister } = await personInBook(buyer, { name: 'Leela', relation: 'SISTER' });
    const { id: hers } = await versionInBook(buyer, sister);
    const answers = await Promise.all([share(buyer, orderId, versionId), share(buyer, orderId, hers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seen(maker, orderId)).toHaveLength(1);
  }
});

test('a yes for two people at once stands for one of them, and what was measured is taken once', async () => {
  for (let round = 0; round < 3; round++) {
    const { orderId, personId } = await orderAndVersion();
    const { id: sister } = await personInBook(buyer, { name: 'Leela', relation: 'SISTER' });
    const params = { id: orderId };
    const agreed = await Promise.all(
      [personId, sister].map((id) => buyer.call(giveStandingYes, { params, body: { personId: id } })),
    );
    expect(agreed.map(({ status }) => status)).toEqual([200, 200]);
    await buyer.call(endStandingYes, { params });
    await record(orderId);
    const [{ measurementId } = { measurementId: 0 }] = (await forOrder(orderId)).measured;
    const taken = await Promise.all(
      [personId, sister].map((id) =>
        buyer.call(takeMeasured, { params, body: { measurementId, personId: id } }),
      ),
    );
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('a shared version is seen on the order, corrected, shared anew and frozen as the buyer signed it', async () => {
  const { orderId, personId, versionId } = await orderAndVersion({
    preferences: 'Likes it loose at the hip.',
  });
  expect(await seen(maker, orderId)).toEqual([]);
  expect(await forOrder(orderId)).toMatchObject({
    ...{ garments: ['lehenga'], shares: [], can: { share: true }, why: null },
  });
  await sharedWith(buyer, orderId, versionId);
  for (const side of [buyer, maker])
    expect(await seen(side, orderId)).toMatchObject([
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
  expect((await seen(maker, orderId))[0]).toMatchObject({ version: 1 });
  const shares = await sharedWith(buyer, orderId, second.id);
  expect(shares.map(({ version, state }) => [version, state])).toEqual([
    [2, 'SHARED'],
    [1, 'REVOKED'],
  ]);

  expect((await moveTo(maker, orderId, 'MEASUREMENT_COMPLETED')).status).toBe(200);
  await settled();
  const signedAt = shares[0]?.sharedAt;
  expect(await copies(maker, orderId)).toMatchObject([
    {
      ...{ garment: 'lehenga', version: 1, unit: 'in', person: 'Amma', measuredBy: 'Asha Rao', signedAt },
      lengths: [{ part: 'waist', length: 31, of: 'body' }],
      recordedBy: { side: 'buyer' },
    },
  ]);
  expect(await seen(maker, orderId)).toMatchObject([{ version: 2, isFrozen: true }]);

  // A version after that changes nothing, and cannot be shared.
  const third = await versionInBook(buyer, personId, {
    ...{ values: { waist: { value: 33, of: 'body' } }, basedOn: 2, reason: 'A feast.' },
  });
  expect(await share(buyer, orderId, third.id)).toMatchObject({
    status: 409,
    error: { message: 'Making has started, so the shared measurements can no longer change.' },
  });
  expect(await copies(maker, orderId)).toMatchObject([{ lengths: [{ part: 'waist', length: 31 }] }]);
  const [frozen] = (await forOrder(orderId)).shares;
  expect(frozen).toMatchObject({ version: 2, state: 'FROZEN', can: { revoke: false } });
  expect((await revoke(buyer, frozen?.id ?? 0)).status).toBe(409);

  // A remake by the same maker may take the version that was used.
  const again = await shop.confirm();
  const [lehenga] = (await forOrder(again)).shareable.filter(({ person }) => person.id === personId);
  expect(
    lehenga?.versions.map(({ version, usedFor }) => [version, usedFor.map((use) => use.orderId)]),
  ).toEqual([
    [3, []],
    [2, [orderId]],
    [1, []],
  ]);
});

test('an overlay is added to what is shared, and its removal or the next base leaves the share alone', async () => {
  const { orderId, personId, versionId } = await orderAndVersion();
  const heels = { garment: 'lehenga', name: 'Heels', unit: 'in', differences: { waist: 0.5 } } as const;
  const added = await buyer.call(addOverlay, { params: { id: personId }, body: heels });
  const overlayId = added.body.data.overlays[0]?.id ?? 0;
  expect((await share(buyer, orderId, versionId, overlayId)).status).toBe(200);
  await shop.app.services.db.$client.query('delete from naap_overlays where id = $1', [overlayId]);
  expect(await seen(maker, orderId)).toMatchObject([
    { overlay: 'Heels', values: [{ part: 'waist', value: 30.625 }, { value: 38 }] },
  ]);
  await moveTo(maker, orderId, 'COMPLETED');
  await settled();
  expect(await copies(maker, orderId)).toMatchObject([
    { notes: '+ Heels', lengths: [{ length: 30.625 }, { length: 38 }] },
  ]);
});

test('an overlay that makes a length impossible is refused with the range', async () => {
  const { orderId, personId, versionId } = await orderAndVersion({
    values: { waist: { value: 13, of: 'body' } },
  });
  const body = { garment: 'lehenga', name: 'Shapewear', unit: 'in', differences: { waist: -4 } } as const;
  const added = await buyer.call(addOverlay, { params: { id: personId }, body });
  const refused = await share(buyer, orderId, versionId, added.body.data.overlays[0]?.id ?? 0);
  expect([refused.status, refused.error.errors?.overlayId]).toEqual([
    400,
    expect.stringMatching(/waist.*between 12 and 78/i),
  ]);
  expect(await seen(maker, orderId)).toEqual([]);
});

test('a revoked share reads to the maker as if it had never been', async () => {
  const { orderId, versionId } = await orderAndVersion();
  const untouched = await shop.confirm();
  const [shared] = await sharedWith(buyer, orderId, versionId);
  expect(await seen(maker, orderId)).toHaveLength(1);
  const { body } = await revoke(buyer, shared?.id ?? 0);
  expect(body.data.shares).toMatchObject([{ state: 'REVOKED', can: { revoke: false } }]);
  expect(await seen(maker, orderId)).toEqual(await seen(maker, untouched));
  await moveTo(maker, orderId, 'MEASUREMENT_COMPLETED');
  await settled();
  expect(await copies(maker, orderId)).toEqual([]);
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
    const { orderId, versionId } = await orderAndVersion();
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
    expect((await forOrder(orderId)).why?.message ?? null).toBe(why);
  },
);

test('revoking while making starts has one outcome, and both sides are told the truth', async () => {
  for (let round = 0; round < 6; round++) {
    const { orderId, versionId } = await orderAndVersion();
    const [shared] = await sharedWith(buyer, orderId, versionId);
    const [revoked, moved] = await Promise.all([
      revoke(buyer, shared?.id ?? 0),
      moveTo(maker, orderId, 'MEASUREMENT_COMPLETED'),
    ]);
    await settled();
    expect(moved.status).toBe(200);
    const [state] = (await forOrder(orderId)).shares;
    const written = await copies(maker, orderId);
    if (revoked.status === 200) {
      expect([state?.state, written.length, (await seen(maker, orderId)).length]).toEqual(['REVOKED', 0, 0]);
    } else {
      expect(revoked.error.code).toBe('ILLEGAL_MOVE');
      expect([state?.state, written.length, (await seen(maker, orderId)).length]).toEqual(['FROZEN', 1, 1]);
    }
  }
});

test('an order that is cancelled before making ends its shares', async () => {
  const { orderId, versionId } = await orderAndVersion();
  await sharedWith(buyer, orderId, versionId);
  expect((await moveTo(buyer, orderId, 'CANCELLED')).status).toBe(200);
  expect(await seen(maker, orderId)).toEqual([]);
  await settled();
  expect((await forOrder(orderId)).shares).toMatchObject([{ state: 'REVOKED' }]);
  expect(await copies(maker, orderId)).toEqual([]);
});

test('one person is shared for a garment of an order', async () => {
  const { orderId, versionId } = await orderAndVersion();
  await sharedWith(buyer, orderId, versionId);
  const other = await personInBook(buyer, { name: 'Kavya', relation: 'SISTER' });
  const version = await versionInBook(buyer, other.id);
  expect(await share(buyer, orderId, version.id)).toMatchObject({
    status: 409,
    error: {
      message:
        'Another person’s measurements for this garment are shared with this order. Please revoke them first.',
    },
  });
});

test('to others, the maker of the order included, the book, its shares and readings are not there', async () => {
  const { orderId, personId, versionId } = await orderAndVersion();
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
  await seen(asha, orderId);
  expect(await readings(asha)).toEqual([]);
  await Promise.all([seen(maker, orderId), seen(maker, orderId), seen(maker, orderId)]);
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
  await copies(maker, orderId);
  const next = istDayOf(shop.app.services.clock.now());
  shop.advance(-24);
  expect(await readings(asha)).toMatchObject([{ ...reading, day: next }, reading]);
});

test('what the maker measured goes into the book with the owner’s yes, once', async () => {
  const { orderId, personId } = await orderAndVersion({ preferences: 'Likes it loose.' });
  await record(orderId);
  const [waiting] = (await forOrder(orderId)).measured;
  expect(waiting).toMatchObject({ person: 'the mother', measuredBy: 'Iqbal, Meher’s master', taken: null });
  const take = () =>
    buyer.call(takeMeasured, {
      params: { id: orderId },
      body: { measurementId: waiting?.measurementId ?? 0, personId },
    });
  expect((await take()).status).toBe(200);
  expect((await take()).body.data.measured).toMatchObject([{ taken: { personId } }]);
  const { versions } = (await buyer.call(readGarment, { params: { id: personId, garment: 'lehenga' } })).body
    .data;
  expect(versions).toHaveLength(2);
  expect(versions[0]).toMatchObject({
    ...{ version: 2, source: 'MAKER_VISIT', orderId, measuredOn: '2026-11-03', reason: '' },
    ...{ measuredBy: 'Iqbal, Meher’s master', preferences: 'Likes it loose.' },
    values: [{ part: 'waist', of: 'body', tenths: 8000 }, { part: 'hip' }],
  });
  // The buyer's own entry at the order is not a maker's measurement.
  const own = await buyer.call(recordMeasurements, {
    params: { id: orderId },
    body: { ...measured, basedOn: 1 },
  });
  const ownId = own.body.data.versions[0]?.id ?? 0;
  const taken = await buyer.call(takeMeasured, {
    params: { id: orderId },
    body: { measurementId: ownId, personId },
  });
  expect(taken.status).toBe(404);
});

test('a standing yes writes what is measured into the book until it is withdrawn', async () => {
  const { orderId, personId } = await orderAndVersion();
  const versionsOf = async () =>
    (await buyer.call(readGarment, { params: { id: personId, garment: 'lehenga' } })).body.data.versions
      .length;
  await record(orderId);
  expect(await versionsOf()).toBe(1);
  const given = await buyer.call(giveStandingYes, { params: { id: orderId }, body: { personId } });
  expect(given.body.data.standingYes).toMatchObject({ personId, personName: 'Amma' });
  await record(orderId, { basedOn: 1, notes: 'At the visit.' });
  expect(await versionsOf()).toBe(2);
  const ended = await buyer.call(endStandingYes, { params: { id: orderId } });
  expect(ended.body.data.standingYes).toBeNull();
  await record(orderId, { basedOn: 2, notes: 'By phone.' });
  expect(await versionsOf()).toBe(2);
});

test('a removed person leaves open orders at once, and the order that froze keeps its copy', async () => {
  const { orderId: frozen, personId, versionId } = await orderAndVersion();
  await sharedWith(buyer, frozen, versionId);
  await moveTo(maker, frozen, 'MEASUREMENT_COMPLETED');
  await settled();
  const open = await shop.confirm();
  await sharedWith(buyer, open, versionId);
  expect((await buyer.call(removePerson, { params: { id: personId } })).status).toBe(200);
  expect(await seen(maker, open)).toEqual([]);
  expect(await copies(maker, frozen)).toHaveLength(1);
  const { people } = (await buyer.call(readNaapBook)).body;
  expect(people.filter(({ id }) => id === personId)).toEqual([]);
});
