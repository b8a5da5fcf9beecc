import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { userAuthChecker } from '#contracts/accounts/accounts.contract.ts';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import { endHandLink, offerCredit, renewHandLink } from '#contracts/hands/hands.contract.ts';
import { answerCreditOfWork, listHandedWork } from '#contracts/hands/working/handed-work.contract.ts';
import { chatPeople, setBlock } from '#contracts/messaging/messaging.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { deleteAccount } from '#contracts/personal-data/delete-account.contract.ts';
import { changePrivacy } from '#contracts/profiles/privacy/privacy.contract.ts';
import { type Actor, actorPassword } from '#tests/support/people/actors.ts';
import {
  handOversIn,
  moveWork,
  openWorkshop,
  readWork,
  sendByAccount,
  type Workshop,
  workOf,
} from '#tests/support/people/custom-orders/hands.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { sweepHands } from '../follow-orders.ts';

let shop: Shop;
let master: Actor;
let other: Actor;
let workshop: Workshop;
beforeAll(async () => {
  shop = await openShop();
  other = await shop.app.actor({ name: 'Kiran Kapadia', role: 'JARIWALA' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  master = await shop.app.actor({ name: 'Salim Sheikh', role: 'MASTER' });
  workshop = await openWorkshop(shop, shop.app.visitor);
});

const list = async (by: Actor, side: 'OPEN' | 'PAST') => {
  const { work, nextCursor } = (await by.call(listHandedWork, { query: { side } })).body;
  return { states: work.map(({ state }) => state), work, nextCursor };
};
const offer = (handOverId: number, wanted = true) =>
  shop.maker.call(offerCredit, { params: { id: handOverId }, body: { offer: wanted } });
const answer = (by: Actor, handOverId: number, agree: boolean, name = '') =>
  by.call(answerCreditOfWork, { params: { id: handOverId }, body: { agree, name } });
const hasWork = async (who: Actor) => (await who.call(userAuthChecker)).body.data.userFromToken.hasHandedWork;
const newsOf = async (who: Actor) => {
  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await who.call(listNotifications)).body;
  return notifications.map(({ message }) => message);
};

test('a piece goes to an account, which accepts it, brings it back and is named with the design and the order', async () => {
  await workshop.name('Blouse', 'Skirt');
  const [blouse] = (await workshop.pieces()).pieces;
  expect(await hasWork(master)).toBe(false);
  const work = await workshop.handedTo(master, { pieceId: blouse?.id ?? null });
  expect(work).toMatchObject({ name: 'Salim Sheikh', accountId: master.id, phone: '', linkEndsAt: null });
  expect(work.can).toMatchObject({ link: false, withdraw: true });
  expect(await hasWork(master)).toBe(true);
  expect((await list(master, 'OPEN')).work).toMatchObject([
    { id: work.id, workshop: shop.maker.name, piece: 'Blouse', state: 'OFFERED', rate: 1200.5, lateDays: 0 },
  ]);

  const { sheet } = (await readWork(master, work.id)).body;
  expect(sheet).toMatchObject({ workshopId: shop.maker.id, endsAt: null, name: 'Salim Sheikh' });
  const shown = JSON.stringify([sheet, await list(master, 'OPEN')]);
  const number = orderNumber(workshop.orderId, shop.app.services.clock.now());
  for (const secret of [shop.buyer.name, shop.buyer.email, number, '"orderId"', '"phone"'])
    expect(shown).not.toContain(secret);

  const accepted = await moveWork(master, work.id, 'ACCEPT');
  expect(workOf(accepted.body.sheet).can).toEqual({ accept: false, decline: false, bringBack: true });
  const bare = await moveWork(master, work.id, 'BRING_BACK');
  expect([bare.status, Object.keys(bare.error.errors ?? {})]).toEqual([400, ['mediaIds']]);
  const { mediaId } = (await sendByAccount(master, work.id)).body.data;
  const back = await moveWork(master, work.id, 'BRING_BACK', { mediaIds: [mediaId], words: 'Hemmed.' });
  expect(workOf(back.body.sheet)).toMatchObject({ state: 'BROUGHT_BACK', answer: 'Hemmed.' });
  await offer(work.id);
  expect((await list(master, 'OPEN')).work).toMatchObject([{ isCreditOffered: true }]);
  expect((await answer(master, work.id, true)).status).toBe(400);
  await answer(master, work.id, true, 'Master Salim');
  const credited = [{ kind: 'JARIWALA', name: 'Master Salim', accountId: master.id }];
  expect((await workshop.pieces(shop.buyer)).pieces[0]?.credits).toEqual(credited);
  const page = await shop.app.visitor.call(getProductDetails, { params: { id: shop.designId } });
  expect(page.body.product.credits).toEqual(credited);

  const [now] = handOversIn(await workshop.pieces());
  await workshop.move({ id: work.id, version: now?.version ?? 0 }, 'TAKE_BACK');
  expect([(await list(master, 'OPEN')).states, (await list(master, 'PAST')).states]).toEqual([
    [],
    ['TAKEN_BACK'],
  ]);
  await answer(master, work.id, false);
  expect((await workshop.pieces(shop.buyer)).pieces[0]?.credits).toEqual([]);
});

test('a profile that is not public is not linked from its credit', async () => {
  const work = await workshop.handedTo(master);
  await moveWork(master, work.id, 'ACCEPT');
  await offer(work.id);
  await answer(master, work.id, true, 'Master Salim');
  const privacy = { showOnlineStatus: true, allowMessagesFromAnyone: true, showContactInfo: false };
  await master.call(changePrivacy, { body: { ...privacy, profileVisibility: 'PRIVATE' } });
  const credit = { kind: 'JARIWALA', name: 'Master Salim', accountId: null };
  expect((await workshop.pieces(shop.buyer)).pieces[0]?.credits).toEqual([credit]);
  const page = await shop.app.visitor.call(getProductDetails, { params: { id: shop.designId } });
  expect(page.body.product.credits).toContainEqual(credit);
});

test('the account is told of the work, its withdrawal and a credit, without the order; the maker of each answer', async () => {
  await workshop.name('Blouse');
  const [blouse] = (await workshop.pieces()).pieces;
  const work = await workshop.handedTo(master, { pieceId: blouse?.id ?? null });
  await untilJobsDone(shop.app.services.db);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, master.email);
  expect(letters.map(({ subject }) => subject)).toContain('Work for you');
  const letter = letters.find(({ text }) => text.includes(`/handed-work/${work.id}`));
  expect(letter?.text).toContain('Blouse');
  for (const secret of [shop.buyer.name, 'TB-', '1,200']) expect(letter?.text).not.toContain(secret);

  await moveWork(master, work.id, 'ACCEPT');
  await offer(work.id);
  const [now] = handOversIn(await workshop.pieces());
  await workshop.move({ id: work.id, version: now?.version ?? 0 }, 'WITHDRAW');
  expect(await newsOf(master)).toEqual([
    `${shop.maker.name} has withdrawn the work on “Blouse”`,
    `${shop.maker.name} would like to show your name with “Blouse”`,
    `${shop.maker.name} hands you work: “Blouse”`,
  ]);
  expect((await newsOf(shop.maker)).some((message) => message.includes('“Blouse”'))).toBe(true);
});

test('the work of a cancelled order is withdrawn, and its account is told', async () => {
  const work = await workshop.handedTo(master);
  await shop.maker.call(updateOrderStatus, {
    params: { id: workshop.orderId },
    body: { status: 'CANCELLED', note: 'The cloth is gone.' },
  });
  expect((await newsOf(master))[0]).toContain('has withdrawn the work');
  expect(workOf((await readWork(master, work.id)).body.sheet).state).toBe('WITHDRAWN');
});

test('the maker, the buyer, a blocked, closed or hidden account and other roles are refused and not found', async () => {
  const found = async (name: string) =>
    (await shop.maker.call(chatPeople, { query: { q: name, hands: '1' } })).body.data.map(({ id }) => id);
  const refusal = async (account: Pick<Actor, 'id'>) => {
    const { status, error } = await workshop.handOver({ accountId: account.id, name: '' });
    return [status, Object.keys(error.errors ?? {}), String(error.errors?.accountId)];
  };
  expect(await found('Salim')).toContain(master.id);
  expect((await refusal(shop.maker))[2]).toBe('You cannot hand a piece to yourself.');
  expect((await refusal(shop.buyer))[2]).toBe('The buyer of the order cannot be given this work.');

  const designer = await shop.app.actor({ name: 'Salim Designer', role: 'DESIGNER' });
  const shy = await shop.app.actor({ name: 'Salim Shy', role: 'MASTER' });
  const privacy = { showOnlineStatus: true, allowMessagesFromAnyone: false, showContactInfo: false };
  await shy.call(changePrivacy, { body: { ...privacy, profileVisibility: 'PUBLIC' } });
  const gone = await shop.app.actor({ name: 'Salim Gone', role: 'MASTER' });
  expect(
    (await gone.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE' } })).status,
  ).toBe(200);
  const blocked = await shop.app.actor({ name: 'Salim Blocked', role: 'MASTER' });
  await shop.maker.call(setBlock, { params: { userId: blocked.id }, body: { wanted: true } });
  const blocker = await shop.app.actor({ name: 'Salim Blocker', role: 'MASTER' });
  await blocker.call(setBlock, { params: { userId: shop.maker.id }, body: { wanted: true } });
  const listed = await found('Salim');
  for (const who of [designer, shy, gone, blocked, blocker, { id: 999_999 }]) {
    expect(listed).not.toContain(who.id);
    const [status, fields, sentence] = await refusal(who);
    expect([status, fields]).toEqual([400, ['accountId']]);
    expect(sentence).toMatch(/^This person cannot be given work here/);
  }
  expect(handOversIn(await workshop.pieces())).toEqual([]);
});

test('only the account opens its work, and it has no link', async () => {
  const work = await workshop.handedTo(master);
  const { mediaId } = (await sendByAccount(master, work.id)).body.data;
  for (const who of [other, shop.buyer, shop.maker]) {
    const answers = await Promise.all([
      readWork(who, work.id),
      sendByAccount(who, work.id),
      moveWork(who, work.id, 'ACCEPT', { version: 1 }),
      moveWork(who, work.id, 'BRING_BACK', { version: 1, mediaIds: [mediaId] }),
      answer(who, work.id, false),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await list(who, 'OPEN')).work).toEqual([]);
  }
  const params = { id: work.id };
  expect((await shop.maker.call(renewHandLink, { params })).status).toBe(409);
  expect((await shop.maker.call(endHandLink, { params })).status).toBe(404);
  const linked = (await openWorkshop(shop, shop.app.visitor)).handedOver();
  expect((await readWork(master, (await linked).work.id)).status).toBe(404);
});

test('the same key hands over to an account once', async () => {
  const mediaIds = [(await sendByAccount(master, (await workshop.handedTo(master)).id)).body.data.mediaId];
  const second = await openWorkshop(shop, shop.app.visitor);
  const words = { accountId: master.id, name: '', mediaIds };
  const headers = { 'idempotency-key': 'one-account' };
  const [one, again] = [await second.handOver(words, headers), await second.handOver(words, headers)];
  expect([one.body.token, again.body.token]).toEqual([null, null]);
  expect(handOversIn(again.body.data)).toHaveLength(1);
});

test('a deleted account leaves the piece with the maker, without name and credit, who can send a link', async () => {
  const work = await workshop.handedTo(master);
  await moveWork(master, work.id, 'ACCEPT', { words: 'Gladly.' });
  await offer(work.id);
  await answer(master, work.id, true, 'Master Salim');
  expect(
    (await master.call(deleteAccount, { body: { password: actorPassword, confirmation: 'DELETE' } })).status,
  ).toBe(200);
  const [left] = handOversIn(await workshop.pieces());
  expect(left).toMatchObject({
    ...{ state: 'ACCEPTED', name: '', accountId: null, answer: '', credit: 'NONE', creditName: '' },
    can: { link: true },
  });
  const { token } = (await shop.maker.call(renewHandLink, { params: { id: work.id } })).body;
  expect((await workshop.sheet(token)).status).toBe(200);
});

test('a year after its end the work leaves the account, unless a credit is shown', async () => {
  const plain = await workshop.handedTo(master);
  await moveWork(master, plain.id, 'DECLINE');
  const second = await openWorkshop(shop, shop.app.visitor);
  const named = await second.handedTo(master);
  await moveWork(master, named.id, 'ACCEPT');
  await offer(named.id);
  await answer(master, named.id, true, 'Master Salim');
  const [now] = handOversIn(await second.pieces());
  await second.move({ id: named.id, version: now?.version ?? 0 }, 'WITHDRAW');
  await shop.app.services.db.$client.query(
    `update hand_overs set ended_at = now() - interval '366 days' where account_id = $1`,
    [master.id],
  );
  await sweepHands(shop.app.services);
  expect((await list(master, 'PAST')).work.map(({ id }) => id)).toEqual([named.id]);
  expect((await readWork(master, plain.id)).status).toBe(404);
});
