import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeptShares, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import { getShop, type OwnShop, saveKeptShares, saveShop } from '#contracts/profiles/shop/shop.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
});
afterAll(() => app.stop());

const mild: KeptShares = { DESIGN: 10, MAKING: 30, MADE: 80 };
const save = (shares: KeptShares, version: number) =>
  maker.call(saveKeptShares, { body: { shares, version } });
const saved = async () => {
  const { keptShares, sharesVersion } = (await maker.call(getShop)).body.data;
  return [keptShares, sharesVersion];
};

test('a maker begins with the usual shares and sets their own, which saving the page leaves alone', async () => {
  expect(await saved()).toEqual([usualShares, 0]);
  expect((await save(mild, 0)).body.data).toMatchObject({ keptShares: mild, sharesVersion: 1 });
  const page = { about: 'Handloom.', specialities: [], leadDays: '', ordersAMonth: '', holidays: [] };
  await maker.call(saveShop, { body: page });
  expect(await saved()).toEqual([mild, 1]);
});

test.each<[string, Partial<KeptShares>]>([
  ['DESIGN', { DESIGN: 26 }],
  ['MAKING', { MAKING: 51 }],
  ['MADE', { MADE: 101 }],
  ['MAKING', { MAKING: 24 }],
  ['MADE', { MADE: 49 }],
  ['DESIGN', { DESIGN: -1 }],
  ['DESIGN', { DESIGN: 12.5 }],
])('a share for %s is refused in %o', async (stage, changes) => {
  const refused = await save({ ...usualShares, ...changes }, 0);
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, [`shares.${stage}`]]);
  expect(await saved()).toEqual([usualShares, 0]);
});

test('saving the same twice is saving it once, and an older window learns what was saved since', async () => {
  await save(mild, 0);
  const again = await save(mild, 0);
  expect([again.status, again.body.data.sharesVersion]).toEqual([200, 1]);
  const stale = await save({ DESIGN: 0, MAKING: 0, MADE: 50 }, 0);
  expect([stale.status, stale.error.message]).toEqual([409, expect.stringContaining('10%, 30%, 80%')]);
  const { newer } = stale.error as { newer?: OwnShop };
  expect(newer).toMatchObject({ keptShares: mild, sharesVersion: 1 });
  expect((await save({ DESIGN: 0, MAKING: 0, MADE: 50 }, newer?.sharesVersion ?? 0)).status).toBe(200);
});

test('of several windows that save at once one wins, and the others are told of it', async () => {
  const shares = [5, 10, 15, 20].map((DESIGN) => ({ ...usualShares, DESIGN }));
  for (const version of [0, 1]) {
    const given = version === 0 ? shares : shares.map((each) => ({ ...each, MADE: 90 }));
    const answers = await Promise.all(given.map((each) => save(each, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = given[answers.findIndex(({ status }) => status === 200)];
    expect(await saved()).toEqual([winner, version + 1]);
  }
});
