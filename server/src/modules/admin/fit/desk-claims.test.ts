import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActs } from '#contracts/admin/audit/acts.contract.ts';
import { decideClaim, listDeskClaims, readDeskClaim } from '#contracts/admin/fit/desk-claims.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openFitDesk } from '#tests/support/people/custom-orders/fit.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
let admin: Actor;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.app.actor({ name: 'Our desk', role: 'ADMIN' });
});
afterAll(() => shop.stop());

const words = 'The piece is two inches smaller than ordered.';
const decide = ({ id, version }: FitClaim, outcome: 'FREE' | 'PRICED' | 'REFUSED', by = admin) =>
  by.call(decideClaim, { params: { id }, body: { version, outcome, words } });
const waiting = async () => (await admin.call(listDeskClaims, { query: {} })).body.claims.map(({ id }) => id);

/** A claim that its maker refused and its buyer took to the desk. */
async function atDesk() {
  const desk = await openFitDesk(shop);
  return { desk, claim: await desk.go(await desk.claimed(), 'REFUSE', 'TAKE_TO_DESK') };
}

test('the desk reads what both sides say and decides once; the log keeps its words', async () => {
  const { desk, claim } = await atDesk();
  expect(await waiting()).toContain(claim.id);
  const shown = (await admin.call(readDeskClaim, { params: { id: claim.id } })).body.claim;
  expect(shown).toMatchObject({
    ...{ role: 'DESK', state: 'AT_DESK', turn: 'DESK', can: { decide: true, withdraw: false } },
    decision: { outcome: 'REFUSED', by: 'MAKER', words: 'As we said.' },
  });
  const decided = await decide(claim, 'FREE');
  expect(decided.body.claim).toMatchObject({
    state: 'FREE',
    decision: { outcome: 'FREE', by: 'DESK', words },
  });
  expect(await waiting()).not.toContain(claim.id);
  const again = await decide(claim, 'REFUSED');
  expect([again.status, again.error.code]).toEqual([409, 'CONFLICT']);
  const { acts } = (await admin.call(listActs, { query: { name: 'FIT_DECIDED' } })).body;
  expect(acts[0]).toMatchObject({ subject: 'ORDER', subjectId: desk.orderId, reason: words });
  expect((await desk.go(await desk.read(claim), 'SEND')).state).toBe('ON_ITS_WAY');
});

test('what the desk refuses cannot come back to it; what it calls paid waits for the maker’s price', async () => {
  const refused = await atDesk();
  await decide(refused.claim, 'REFUSED');
  const back = await refused.desk.move(await refused.desk.read(refused.claim), 'TAKE_TO_DESK');
  expect([back.status, back.error.reason]).toEqual([409, 'fit.deskDecided']);

  const paid = await atDesk();
  const toPrice = (await decide(paid.claim, 'PRICED')).body.claim;
  expect(toPrice).toMatchObject({ state: 'TO_PRICE', timer: { kind: 'ANSWER' } });
  expect((await paid.desk.read(paid.claim, shop.maker)).can).toMatchObject({ price: true, refuse: false });
});

test('a side of the order does not decide it, and others see no desk', async () => {
  const { claim } = await atDesk();
  const { $client } = shop.app.services.db;
  await $client.query(`update users set role = 'ADMIN' where id = $1`, [shop.buyer.id]);
  const own = await decide(claim, 'FREE', shop.buyer);
  expect([own.status, own.error.reason]).toEqual([409, 'fit.ownDesk']);
  await $client.query(`update users set role = 'USER' where id = $1`, [shop.buyer.id]);
  expect((await decide(claim, 'FREE', shop.maker)).status).toBe(404);
  expect((await shop.maker.call(listDeskClaims, { query: {} })).status).toBe(404);
});
