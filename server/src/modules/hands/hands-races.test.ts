import { afterAll, beforeAll, expect, test } from 'vitest';
import { endHandLink } from '#contracts/hands/hands.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { actorPassword } from '#tests/support/people/actors.ts';
import {
  handOversIn,
  moveWork,
  openWorkshop,
  readWork,
  workOf,
} from '#tests/support/people/custom-orders/hands.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rounds = 4;

test('two phones accept at the same moment: one wins, the other is shown the newer sheet', async () => {
  for (let round = 0; round < rounds; round++) {
    const workshop = await openWorkshop(shop, shop.app.visitor);
    const { token } = await workshop.handedOver();
    const answers = await Promise.all([1, 2].map(() => workshop.byHand(token, 'ACCEPT', { version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.error).toMatchObject({ reason: 'hands.changed', newer: { work: { state: 'ACCEPTED' } } });
  }
});

test('withdrawn × accepted: exactly one wins, and both sides read the same state', async () => {
  for (let round = 0; round < rounds; round++) {
    const workshop = await openWorkshop(shop, shop.app.visitor);
    const { token, work } = await workshop.handedOver();
    const [accepted, withdrawn] = await Promise.all([
      workshop.byHand(token, 'ACCEPT', { version: 1 }),
      workshop.move(work, 'WITHDRAW'),
    ]);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
    const state = accepted.status === 200 ? 'ACCEPTED' : 'WITHDRAWN';
    expect(handOversIn(await workshop.pieces())[0]?.state).toBe(state);
    expect(workOf((await workshop.sheet(token)).body.sheet).state).toBe(state);
  }
});

test('two windows hand the same piece over: one does, and no photograph is kept by the other', async () => {
  for (let round = 0; round < rounds; round++) {
    const workshop = await openWorkshop(shop, shop.app.visitor);
    await workshop.name('Blouse');
    const pieceId = (await workshop.pieces()).pieces[0]?.id ?? null;
    const answers = await Promise.all([workshop.handOver({ pieceId }), workshop.handOver({ pieceId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(handOversIn(await workshop.pieces())).toHaveLength(1);
  }
});

test('a link is ended while it is used: the act is whole or the link is missing', async () => {
  for (let round = 0; round < rounds; round++) {
    const workshop = await openWorkshop(shop, shop.app.visitor);
    const { token, work } = await workshop.handedOver();
    const [accepted] = await Promise.all([
      workshop.byHand(token, 'ACCEPT', { version: 1 }),
      shop.maker.call(endHandLink, { params: { id: work.id } }),
    ]);
    expect([200, 404]).toContain(accepted.status);
    const state = accepted.status === 200 ? 'ACCEPTED' : 'OFFERED';
    expect(handOversIn(await workshop.pieces())[0]?.state).toBe(state);
    expect((await workshop.sheet(token)).status).toBe(404);
  }
});

test('in an account: accepted on two phones × withdrawn: exactly one wins, and both sides read the same state', async () => {
  const master = await shop.app.actor({ name: 'Salim Sheikh', role: 'MASTER' });
  for (let round = 0; round < rounds; round++) {
    const workshop = await openWorkshop(shop, shop.app.visitor);
    const work = await workshop.handedTo(master);
    const accept = () => moveWork(master, work.id, 'ACCEPT', { version: 1 });
    const answers = await Promise.all([accept(), accept(), workshop.move(work, 'WITHDRAW')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const state = answers[2]?.status === 200 ? 'WITHDRAWN' : 'ACCEPTED';
    expect(handOversIn(await workshop.pieces())[0]?.state).toBe(state);
    expect(workOf((await readWork(master, work.id)).body.sheet).state).toBe(state);
  }
});

test('handed over × account deleted: the piece is with nobody who is gone', async () => {
  for (let round = 0; round < rounds; round++) {
    const master = await shop.app.actor({ name: 'Salim Sheikh', role: 'MASTER' });
    const workshop = await openWorkshop(shop, shop.app.visitor);
    const [handedOver, deleted] = await Promise.all([
      workshop.handOver({ accountId: master.id, name: '' }),
      master.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE' } }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 400]).toContain(handedOver.status);
    for (const { accountId, name } of handOversIn(await workshop.pieces()))
      expect([accountId, name]).toEqual([null, '']);
  }
});
