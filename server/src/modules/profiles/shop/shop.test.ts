import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { viewPublicProfile } from '#contracts/discovery/public-profile.contract.ts';
import { getShop, pauseOrders, resumeOrders, saveShop } from '#contracts/profiles/shop/shop.contract.ts';
import { shopSentences } from '#contracts/profiles/shop/shop.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

const noon = new Date('2026-11-23T12:00:00+05:30');
let now = noon;
let app: TestApp;
let maker: Actor;
let buyer: Actor;
let designId = 0;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  buyer = await app.actor({ name: 'Asha Rao' });
});
beforeEach(async () => {
  now = noon;
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  designId = await insertDesign(app.services.db, {
    makerId: maker.id,
    completionDays: 10,
    measuring: 'NONE',
  });
});
afterAll(() => app.stop());

const words = { about: '', specialities: [], leadDays: '', ordersAMonth: '', holidays: [] };
const save = (changes: object) => maker.call(saveShop, { body: { ...words, ...changes } });
const profileOf = async (viewer: Pick<Actor, 'call'>) =>
  (await viewer.call(viewPublicProfile, { params: { userId: maker.id } })).body.data;
const designFor = async (viewer: Pick<Actor, 'call'>) =>
  (await viewer.call(getProductDetails, { params: { id: designId } })).body.product;

test('what a maker says of their work is read on their profile, and their usual days beside their designs', async () => {
  expect((await profileOf(buyer)).shop).toBeNull();
  const saved = await save({
    about: '  Three looms in Varanasi.\nSince 1974.  ',
    specialities: ['Sarees', 'Zardozi', 'sarees'],
    leadDays: '21',
  });
  expect(saved.body.data).toMatchObject({ about: 'Three looms in Varanasi.\nSince 1974.', leadDays: 21 });
  expect((await profileOf(buyer)).shop).toEqual({
    about: 'Three looms in Varanasi.\nSince 1974.',
    specialities: ['sarees', 'Zardozi'],
    leadDays: 21,
    holiday: null,
    closed: null,
  });
  // The promise uses the design's own days, not the usual days of the shop.
  expect(await designFor(buyer)).toMatchObject({
    delivery: { makingDays: 10, by: '2026-12-12', orderedOn: null },
  });
});

test('a pause closes the shop until its day in India, by itself', async () => {
  const paused = await maker.call(pauseOrders, {
    body: { until: '2026-12-01', note: 'My daughter is getting married.' },
  });
  const closed = { reason: 'PAUSED', opensOn: '2026-12-01', note: 'My daughter is getting married.' };
  expect(paused.body.data.closed).toEqual(closed);
  expect((await profileOf(buyer)).shop?.closed).toEqual(closed);
  const design = await designFor(buyer);
  expect([design.closed, design.can.order]).toEqual([closed, false]);
  expect(design.delivery).toMatchObject({ orderedOn: '2026-12-01', by: '2026-12-20' });

  now = new Date('2026-11-30T23:59:59+05:30');
  expect((await designFor(buyer)).closed).toEqual(closed);
  now = new Date('2026-12-01T00:00:00+05:30');
  const open = await designFor(buyer);
  expect([open.closed, open.can.order]).toEqual([null, true]);
});

test('a maker goes on earlier, and saving the page leaves a pause alone', async () => {
  await maker.call(pauseOrders, { body: { until: '2026-12-01' } });
  await save({ about: 'Handloom.' });
  expect((await designFor(buyer)).can.order).toBe(false);
  expect((await maker.call(resumeOrders)).body.data.closed).toBeNull();
  expect((await designFor(buyer)).can.order).toBe(true);
  expect((await maker.call(getShop)).body.data.about).toBe('Handloom.');
});

test.each([
  ['2026-11-23', inEnglish(shopSentences.pausePast)],
  ['2027-11-25', inEnglish(shopSentences.tooFar)],
  ['2026-02-30', inEnglish(shopSentences.day)],
])('a pause until %s is refused', async (until, sentence) => {
  const refused = await maker.call(pauseOrders, { body: { until } });
  expect([refused.status, refused.error.errors]).toEqual([400, { until: sentence }]);
});

test('nothing is made or sent on a holiday: the day of delivery moves past it, and the holiday is named with it', async () => {
  const before = (await designFor(buyer)).delivery;
  expect(before).toMatchObject({ by: '2026-12-12', away: [] });
  const holiday = { from: '2026-11-25', to: '2026-11-29' };
  await save({ holidays: [holiday, { from: '2026-12-24', to: '2026-12-26' }] });
  expect((await designFor(app.visitor)).delivery).toMatchObject({ by: '2026-12-17', away: [holiday] });
});

test('a holiday is shown while it lasts, and forgotten when it is over', async () => {
  await save({
    holidays: [
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2026-11-20', to: '2026-11-23' },
      { from: '2026-11-01', to: '2026-11-22' },
    ],
  });
  expect((await maker.call(getShop)).body.data.holidays.map(({ from }) => from)).toEqual([
    '2026-11-20',
    '2026-12-24',
  ]);
  expect((await profileOf(app.visitor)).shop?.holiday).toEqual({ from: '2026-11-20', to: '2026-11-23' });
  now = new Date('2026-11-24T00:00:00+05:30');
  expect((await profileOf(buyer)).shop?.holiday).toBeNull();
});

test.each([
  ['holidays', { holidays: [{ from: '2026-12-02', to: '2026-12-01' }] }],
  ['holidays', { holidays: [{ from: '2026-12-01', to: '2027-04-01' }] }],
  ['holidays', { holidays: [{ from: '2027-11-20', to: '2027-11-30' }] }],
  ['leadDays', { leadDays: '0' }],
  ['leadDays', { leadDays: '2.5' }],
  ['ordersAMonth', { ordersAMonth: '501' }],
  ['specialities', { specialities: Array.from({ length: 9 }, (_, index) => `Craft ${index}`) }],
  ['about', { about: 'a'.repeat(4001) }],
])('%s of %o are refused with a sentence', async (field, changes) => {
  const refused = await save(changes);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.error.errors ?? {}).some((name) => name.startsWith(field))).toBe(true);
});

test('who lays down their trade has no shop to show', async () => {
  const shopper = await app.actor({ name: 'Ravi Iyer' });
  await shopper.call(saveShop, { body: { ...words, about: 'Once I wove.' } });
  const { body } = await buyer.call(viewPublicProfile, { params: { userId: shopper.id } });
  expect(body.data.shop).toBeNull();
});
