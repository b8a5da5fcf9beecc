import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  mostVersions,
  orderMeasurements,
  recordMeasurements,
} from '#contracts/measurements/measurements.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { explain } from '#tests/support/explain.ts';
import { fillDatabase } from '#tests/support/fill-database.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { listMeasurements } from './measurements.queries.ts';

let shop: Shop;
let stranger: Actor;
const logged: string[] = [];
beforeAll(async () => {
  shop = await openShop(
    { RATE_LIMITS: 'off', LOG_LEVEL: 'trace' },
    { logTo: { write: (line) => logged.push(line) } },
  );
  stranger = await shop.app.actor({ name: 'Ravi Iyer' });
});
afterAll(() => shop.stop());

const words = {
  garment: 'lehenga',
  unit: 'cm',
  lengths: { waist: 76.5, hip: 101, lehengaLength: 104.3 },
  person: '',
  measuredBy: 'Iqbal, Meher’s master',
  measuredOn: '2026-11-02',
  notes: 'Loose at the hip, heels of 5 cm.',
  basedOn: 0,
} as const;

async function confirmed(): Promise<number> {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  return orderId;
}

const record = (who: Actor, orderId: number, changes: object = {}) =>
  who.call(recordMeasurements, {
    params: { id: orderId },
    body: { ...words, ...changes } as typeof words,
  });
const read = (who: Actor, orderId: number) => who.call(orderMeasurements, { params: { id: orderId } });
const setStatus = (orderId: number, status: string) =>
  shop.app.services.db.$client.query('update orders set status = $2 where id = $1', [orderId, status]);

test('counts, choices and sixteenths of an inch are read as they were written, and repeating them writes no version', async () => {
  const orderId = await confirmed();
  const dress = {
    garment: 'dress',
    unit: 'in',
    lengths: { waist: 30.125, frontNeckDepth: 7.0625, flare: 140, kaliCount: 12, waistFinish: 'elastic' },
  };
  const first = await record(shop.buyer, orderId, dress);
  expect(first.status).toBe(200);
  // A dress has no waist finish.
  expect(first.body.data.versions[0]?.lengths).toEqual([
    { part: 'waist', length: 30.125 },
    { part: 'frontNeckDepth', length: 7.0625 },
    { part: 'flare', length: 140 },
    { part: 'kaliCount', length: 12 },
  ]);
  const lehenga = { unit: 'in', lengths: { waist: 30.125, kaliCount: 12, waistFinish: 'elastic' } };
  await record(shop.buyer, orderId, lehenga);
  const again = await record(shop.buyer, orderId, lehenga);
  expect(again.status).toBe(200);
  const [newest, ...earlier] = (await read(shop.maker, orderId)).body.data.versions;
  expect(earlier).toHaveLength(1);
  expect(newest?.lengths).toEqual([
    { part: 'waist', length: 30.125 },
    { part: 'kaliCount', length: 12 },
    { part: 'waistFinish', length: 'elastic' },
  ]);
});

test('both sides read what either wrote, in the unit it was written in, with who wrote it', async () => {
  const orderId = await confirmed();
  expect((await read(shop.buyer, orderId)).body.data).toEqual({
    versions: [],
    can: { record: true },
    why: null,
  });
  const saved = await record(shop.maker, orderId);
  expect(saved).toMatchObject({ status: 200, body: { message: 'Measurements saved' } });
  const inches = { unit: 'in', lengths: { waist: 30.25, inseam: 28 }, basedOn: 0, garment: 'trousers' };
  await record(shop.buyer, orderId, { ...inches, measuredBy: 'myself', person: 'Kavya' });

  for (const side of [shop.buyer, shop.maker]) {
    const { versions } = (await read(side, orderId)).body.data;
    expect(versions).toMatchObject([
      {
        garment: 'trousers',
        version: 1,
        unit: 'in',
        lengths: [
          { part: 'waist', length: 30.25 },
          { part: 'inseam', length: 28 },
        ],
        person: 'Kavya',
        measuredBy: 'myself',
        recordedBy: { id: shop.buyer.id, name: 'Asha Rao', side: 'buyer' },
      },
      {
        garment: 'lehenga',
        version: 1,
        unit: 'cm',
        lengths: [
          { part: 'waist', length: 76.5 },
          { part: 'hip', length: 101 },
          { part: 'lehengaLength', length: 104.3 },
        ],
        measuredBy: 'Iqbal, Meher’s master',
        measuredOn: '2026-11-02',
        notes: 'Loose at the hip, heels of 5 cm.',
        recordedBy: { id: shop.maker.id, name: 'Meher Ansari', side: 'maker' },
      },
    ]);
  }
});

test('to a stranger the measurements of an order look like those of one that is not there', async () => {
  const orderId = await confirmed();
  await record(shop.maker, orderId);
  for (const call of [read, record]) {
    const foreign = await call(stranger, orderId);
    const missing = await call(stranger, 999_999);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' });
  }
  expect((await shop.app.visitor.call(orderMeasurements, { params: { id: orderId } })).status).toBe(401);
  expect((await read(shop.buyer, orderId)).body.data.versions).toHaveLength(1);
});

test('a later save is a new version, and the ones before stay readable', async () => {
  const orderId = await confirmed();
  await record(shop.maker, orderId);
  await record(shop.buyer, orderId, { lengths: { waist: 78 }, basedOn: 1 });
  const { versions } = (await read(shop.maker, orderId)).body.data;
  expect(versions.map(({ version, lengths }) => [version, lengths[0]?.length])).toEqual([
    [2, 78],
    [1, 76.5],
  ]);
});

test('who did not see the newest version does not write over it', async () => {
  const orderId = await confirmed();
  await record(shop.maker, orderId);
  const late = await record(shop.buyer, orderId, { lengths: { waist: 90 } });
  expect(late).toMatchObject({
    status: 409,
    error: {
      code: 'CONFLICT',
      message:
        'Meher Ansari saved measurements for this garment meanwhile. Please look at them, then save yours.',
    },
  });
  expect((await read(shop.buyer, orderId)).body.data.versions).toHaveLength(1);
});

test('measurements that are sent again by who wrote them stand once', async () => {
  const orderId = await confirmed();
  const answers = await Promise.all([record(shop.maker, orderId), record(shop.maker, orderId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await record(shop.buyer, orderId)).status).toBe(409);
  expect((await record(shop.maker, orderId, { notes: 'In other words.' })).status).toBe(409);
  expect((await read(shop.buyer, orderId)).body.data.versions).toHaveLength(1);
});

test('an attempt under one key stands once, also when somebody has written since', async () => {
  const orderId = await confirmed();
  const attempt = (who: Actor, changes: object = {}) =>
    who.call(recordMeasurements, {
      params: { id: orderId },
      body: { ...words, ...changes } as typeof words,
      headers: { 'idempotency-key': 'written-without-a-network' },
    });
  expect((await attempt(shop.maker)).status).toBe(200);
  await record(shop.buyer, orderId, { notes: 'A finger wider.', basedOn: 1 });
  const again = await attempt(shop.maker);
  expect(again.status).toBe(200);
  expect(again.body.data.versions).toHaveLength(2);
  expect(await attempt(shop.maker, { notes: 'In other words.' })).toMatchObject({
    status: 409,
    error: { message: 'This was sent before in other words. Please reload the page and send it again.' },
  });
  // The two sides have separate idempotency keys.
  expect((await attempt(shop.buyer, { basedOn: 2 })).status).toBe(200);
  expect((await read(shop.buyer, orderId)).body.data.versions).toHaveLength(3);
});

test('of twenty who save at once exactly one is first', async () => {
  const orderId = await confirmed();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      record(place % 2 ? shop.buyer : shop.maker, orderId, { notes: `Number ${place}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test.each(orderStatuses)(
  'while an order is %s, measurements are taken or refused as the rule says',
  async (status) => {
    const orderId = await confirmed();
    await record(shop.maker, orderId);
    await setStatus(orderId, status);
    const closed: Record<string, string> = {
      PENDING: 'Measurements can be recorded once the advance has arrived.',
      CANCELLED: 'This order was cancelled, so its measurements can no longer change.',
      DELIVERED: 'This order was delivered, so its measurements can no longer change.',
    };
    const why = closed[status] ?? null;
    const { data } = (await read(shop.buyer, orderId)).body;
    expect({ why: data.why?.message ?? null, can: data.can, count: data.versions.length }).toEqual({
      why,
      can: { record: why === null },
      count: 1,
    });
    const answer = await record(shop.buyer, orderId, { basedOn: 1 });
    expect(why === null ? answer.status : [answer.status, answer.error.message]).toEqual(
      why === null ? 200 : [409, why],
    );
  },
);

test('a day that has not come, a length that cannot be and a book that is full are refused', async () => {
  const orderId = await confirmed();
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  expect((await record(shop.buyer, orderId, { measuredOn: tomorrow })).error.errors).toEqual({
    measuredOn: 'Please choose a day up to today',
  });
  expect((await record(shop.buyer, orderId, { lengths: { waist: 3 } })).error.errors).toEqual({
    'lengths.waist': 'A waist between 30 and 200 cm',
  });
  for (let version = 0; version < mostVersions; version++) {
    expect((await record(shop.maker, orderId, { basedOn: version })).status).toBe(200);
  }
  expect(await record(shop.maker, orderId, { basedOn: mostVersions })).toMatchObject({
    status: 409,
    error: { message: 'An order keeps 60 versions, and these are all written.' },
  });
});

test('the other side is told once, in words without a number', async () => {
  const orderId = await confirmed();
  await record(shop.maker, orderId);
  const told = async (person: Actor) =>
    (await person.call(getUnreadNotifications)).body.notifications
      .map(({ message, link }) => ({ message, link }))
      .filter(({ message, link }) => message.includes('measurements') && link.endsWith(`/${orderId}`));
  await vi.waitFor(
    async () =>
      expect(await told(shop.buyer)).toEqual([
        {
          message: expect.stringMatching(
            /^Meher Ansari recorded measurements for Katan silk lehenga \(TB-\d{4}-\d{6}\)$/,
          ),
          link: `/order-details/purchase/${orderId}`,
        },
      ]),
    { timeout: 60_000, interval: 50 },
  );
  expect(await told(shop.maker)).toEqual([]);
});

test('measurements reach no log, even by accident', async () => {
  const orderId = await confirmed();
  await record(shop.buyer, orderId, { lengths: { waist: 77.7 }, notes: 'scoliosis to the left' });
  await read(shop.maker, orderId);
  shop.app.services.log.info({ body: { lengths: { waist: 77.7 } } }, 'what arrived');
  const log = logged.join('');
  expect(log).toContain('/measurements');
  expect(log).not.toContain('77.7');
  expect(log).not.toContain('scoliosis');
});

test('an order is read along its index, however many there are', async () => {
  await fillDatabase(
    shop.app,
    `insert into measurements (order_id, owner_id, garment, version, unit, lengths, measured_by, measured_on,
                               recorded_by, created_at)
     select o.id, o.buyer_id, 'kurta', 100 + n, 'cm', '{"waist": 8000}', 'Iqbal', '2026-01-01', o.buyer_id, now()
       from orders o, generate_series(1, 400) n`,
  );
  const orderId = await confirmed();
  await record(shop.maker, orderId);
  const plan = await explain(shop.app, 'measurements.list', listMeasurements, [orderId]);
  expect(plan.rows).toBe(1);
  expect(plan.scans).toContain('Index Scan measurements_order_idx');
  expect(plan.buffers).toBeLessThan(20);
});
