import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setBlock } from '#contracts/messaging/messaging.contract.ts';
import { briefWorklist, readBrief } from '#contracts/quotes/briefs/briefs.contract.ts';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { bidOn, draftBid, lehengaMaker, postBrief } from '#tests/support/people/custom-orders/briefs.ts';
import { insertPastOrder } from '#tests/support/people/past-orders.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let owner: Actor;
let maker: Actor;
let brief: Brief;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await app.actor({ name: 'Asha Rao' });
  maker = await lehengaMaker(app);
  brief = await postBrief(owner);
});

const query = (text: string, values: unknown[]) => app.services.db.$client.query(text, values);
const workOf = async (who: Actor) =>
  (await who.call(briefWorklist, { query: {} })).body.briefs.map(({ id }) => id);

/** Whether a maker sees the brief, in all three ways. */
async function isSeenBy(who: Actor): Promise<boolean> {
  const listed = (await workOf(who)).includes(brief.id);
  const read = (await who.call(readBrief, { params: { id: brief.id } })).status;
  const bid = (await draftBid(who, brief.id)).status;
  expect([read, bid]).toEqual(listed ? [200, 200] : [404, 404]);
  return listed;
}

const placeOf = (who: Actor, latitude: number, longitude: number) =>
  query(
    `insert into profiles (user_id, latitude, longitude) values ($1, $2, $3)
     on conflict (user_id) do update set latitude = $2, longitude = $3`,
    [who.id, latitude, longitude],
  );

test('a maker of such garments sees the brief', async () => {
  expect(await isSeenBy(maker)).toBe(true);
});

test.each<[string, (who: Actor) => Promise<unknown>]>([
  [
    'of other garments',
    (who) => query(`update designs set title = 'Juttis', category = 'Shoes' where maker_id = $1`, [who.id]),
  ],
  [
    'without a published design',
    (who) => query(`update designs set status = 'WITHDRAWN' where maker_id = $1`, [who.id]),
  ],
  [
    'whose shop is paused',
    (who) =>
      query(`insert into shops (user_id, paused_until) values ($1, (now() + interval '9 days')::date)`, [
        who.id,
      ]),
  ],
  [
    'whose account is on hold',
    (who) => query(`update users set suspension_reason = 'Under review' where id = $1`, [who.id]),
  ],
  [
    'whom the owner has blocked',
    (who) => owner.call(setBlock, { params: { userId: who.id }, body: { wanted: true } }),
  ],
  [
    'who has blocked the owner',
    (who) => who.call(setBlock, { params: { userId: owner.id }, body: { wanted: true } }),
  ],
  [
    'after its time',
    () => query(`update briefs set ends_at = now() - interval '1 minute' where id = $1`, [brief.id]),
  ],
])('a maker %s does not', async (_, change) => {
  await change(maker);
  const read = (await maker.call(readBrief, { params: { id: brief.id } })).status;
  expect(read).not.toBe(200);
  expect((await draftBid(maker, brief.id).catch(() => ({ status: 403 }))).status).not.toBe(200);
  const list = await maker.call(briefWorklist, { query: {} });
  const listed = list.status === 200 ? list.body.briefs.map(({ id }) => id) : [];
  expect(listed).not.toContain(brief.id);
});

test('a maker whose month is full does not', async () => {
  await query('insert into shops (user_id, orders_a_month) values ($1, 1)', [maker.id]);
  expect((await workOf(maker)).includes(brief.id)).toBe(true);
  const designId = await designOf(app, maker, { category: "Women's Fashion" });
  await insertPastOrder(app.services.db, {
    ...{ buyerId: owner.id, makerId: maker.id, status: 'CONFIRMED', placedAt: app.services.clock.now() },
    items: [{ designId, pricePaise: 1_250_000 }],
  });
  const { body } = await maker.call(briefWorklist, { query: {} });
  expect(body.briefs).toEqual([]);
  expect(body.whyNone?.message).toMatch(/takes no orders until/);
});

test('its owner, who makes lehengas too, finds it in no worklist; a person without a shop finds nothing', async () => {
  await query(`update users set role = 'DESIGNER' where id = $1`, [owner.id]);
  await designOf(app, owner, { category: "Women's Fashion" });
  expect(await workOf(owner)).not.toContain(brief.id);
  const stranger = await app.actor({ name: 'Ravi Iyer' });
  expect(await isSeenBy(stranger)).toBe(false);
});

test('a maker who has bid still reads the brief after leaving its circle', async () => {
  await bidOn(maker, brief.id);
  await query(`update designs set status = 'WITHDRAWN' where maker_id = $1`, [maker.id]);
  const { status, body } = await maker.call(readBrief, { params: { id: brief.id } });
  expect([status, body.brief.ownBid?.state, body.brief.can.bid]).toEqual([200, 'OFFERED', false]);
});

test('the worklist puts the own garment before its category, then near before far, then what can be in time', async () => {
  await query('delete from briefs where id = any ($1)', [[brief.id]]);
  await query('update briefs set state = $1', ['ENDED']);
  await placeOf(maker, 12.97, 77.59);
  const category = await postBrief(owner, { garment: 'blouse' });
  const far = await postBrief(owner, { pincode: '110001' });
  const late = await postBrief(owner, {
    neededBy: new Date(app.services.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
  });
  const near = await postBrief(owner);
  const { body } = await maker.call(briefWorklist, { query: {} });
  expect(body.briefs.map(({ id }) => id)).toEqual([near.id, late.id, far.id, category.id]);
  expect(body.briefs.map(({ isOwnGarment, isInTime }) => [isOwnGarment, isInTime])).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [false, true],
  ]);
  expect(body.briefs[0]?.distanceKm).toBeLessThan(20);
  expect(body.briefs[2]?.distanceKm).toBeGreaterThan(1500);
});
