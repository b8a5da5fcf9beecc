import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGarment } from '#contracts/measurements/book/book.contract.ts';
import {
  endStandingYes,
  giveStandingYes,
  takeMeasured,
} from '#contracts/measurements/book/sharing.contract.ts';
import { recordMeasurements } from '#contracts/measurements/measurements.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { bookFor, orderAndVersion, personInBook } from '#tests/support/people/custom-orders/naap-book.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let buyer: Actor;
let maker: Actor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' });
  ({ buyer, maker } = shop);
});
afterAll(() => shop.stop());

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

test('what the maker measured goes into the book with the owner’s yes, once', async () => {
  const { orderId, personId } = await orderAndVersion(shop, { preferences: 'Likes it loose.' });
  await record(orderId);
  const [waiting] = (await bookFor(buyer, orderId)).measured;
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
  const { orderId, personId } = await orderAndVersion(shop);
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

test('a yes for two people at once stands for one of them, and what was measured is taken once', async () => {
  for (let round = 0; round < 3; round++) {
    const { orderId, personId } = await orderAndVersion(shop);
    const { id: sister } = await personInBook(buyer, { name: 'Leela', relation: 'SISTER' });
    const params = { id: orderId };
    const agreed = await Promise.all(
      [personId, sister].map((id) => buyer.call(giveStandingYes, { params, body: { personId: id } })),
    );
    expect(agreed.map(({ status }) => status)).toEqual([200, 200]);
    await buyer.call(endStandingYes, { params });
    await record(orderId);
    const [{ measurementId } = { measurementId: 0 }] = (await bookFor(buyer, orderId)).measured;
    const taken = await Promise.all(
      [personId, sister].map((id) =>
        buyer.call(takeMeasured, { params, body: { measurementId, personId: id } }),
      ),
    );
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  }
});
