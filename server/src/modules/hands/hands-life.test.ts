import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getProductDetails } from '#contracts/designs/designs.contract.ts';
import {
  changePieces,
  endHandLink,
  handPieceOver,
  moveHandOver,
  offerCredit,
  printTag,
  readPieces,
  renewHandLink,
} from '#contracts/hands/hands.contract.ts';
import { answerCredit } from '#contracts/hands/working/hand-link.contract.ts';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { addDays, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import {
  handOversIn,
  openWorkshop,
  sendByLink,
  stageHandPicture,
  type Workshop,
  workOf,
  zariWork,
} from '#tests/support/people/custom-orders/hands.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { sweepHands } from './follow-orders.ts';

let shop: Shop;
let visitor: Pick<Actor, 'call'>;
let workshop: Workshop;
beforeAll(async () => {
  shop = await openShop();
  visitor = shop.app.visitor;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  workshop = await openWorkshop(shop, visitor);
});

const today = () => istDayOf(shop.app.services.clock.now());
const credit = (token: string, agree: boolean, name = '') =>
  visitor.call(answerCredit, { body: { token, agree, name } });

test('an order is one piece until its maker names pieces, which the buyer then reads', async () => {
  expect((await workshop.pieces()).pieces).toMatchObject([{ id: null, can: { handOver: true } }]);
  expect((await workshop.pieces(shop.buyer)).pieces).toEqual([]);
  const named = await workshop.name('Blouse', 'Skirt', 'Dupatta');
  expect(named.body.data).toMatchObject({ version: 1, together: true, can: { edit: true } });
  const read = await workshop.pieces(shop.buyer);
  expect(read.pieces.map(({ name }) => name)).toEqual(['Blouse', 'Skirt', 'Dupatta']);
  expect(read.can).toEqual({ edit: false, printTag: false });

  const stale = await shop.maker.call(changePieces, {
    params: { id: workshop.orderId },
    body: { version: 0, together: false, pieces: [{ name: 'Blouse' }] },
  });
  expect([stale.status, stale.error.reason]).toEqual([409, 'hands.changed']);
  expect(stale.error).toMatchObject({ newer: { version: 1 } });
  const again = await workshop.name('Skirt', 'Blouse');
  expect(again.body.data.pieces.map(({ id }) => id)).toEqual([read.pieces[1]?.id, read.pieces[0]?.id]);
});

test('a piece goes out and comes back with photographs at both ends, and the maker hears of it', async () => {
  await workshop.name('Blouse', 'Skirt');
  const [blouse] = (await workshop.pieces()).pieces;
  const { token, work } = await workshop.handedOver({ pieceId: blouse?.id ?? null });
  expect(work).toMatchObject({ state: 'OFFERED', name: 'Rafiq Ansari', rate: 1200.5, lateDays: 0 });
  const offered = (await workshop.sheet(token)).body.sheet;
  expect(offered).toMatchObject({ piece: 'Blouse', name: 'Rafiq Ansari', workshop: shop.maker.name });
  expect(workOf(offered)).toMatchObject({
    ...{ rate: 1200.5, words: zariWork.words, state: 'OFFERED' },
    can: { accept: true, decline: true, bringBack: false },
  });
  expect(workOf(offered).handedOver).toHaveLength(1);

  const accepted = await workshop.byHand(token, 'ACCEPT');
  expect(workOf(accepted.body.sheet).can).toEqual({ accept: false, decline: false, bringBack: true });
  const bare = await workshop.byHand(token, 'BRING_BACK');
  expect([bare.status, Object.keys(bare.error.errors ?? {})]).toEqual([400, ['mediaIds']]);
  const mediaId = (await sendByLink(visitor, token)).body.data.mediaId;
  const back = await workshop.byHand(token, 'BRING_BACK', { mediaIds: [mediaId], words: 'Both sleeves.' });
  expect(workOf(back.body.sheet)).toMatchObject({ state: 'BROUGHT_BACK', answer: 'Both sleeves.' });
  expect(workOf(back.body.sheet).broughtBack).toHaveLength(1);

  const [now] = handOversIn(await workshop.pieces());
  const taken = await workshop.move({ id: work.id, version: now?.version ?? 0 }, 'TAKE_BACK');
  expect(handOversIn(taken.body.data)).toMatchObject([{ state: 'TAKEN_BACK', can: { takeBack: false } }]);
  expect(taken.body.data.pieces[0]?.can.handOver).toBe(true);

  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await shop.maker.call(listNotifications)).body;
  const messages = notifications.map(({ message }) => message).filter((one) => one.includes('Blouse'));
  expect(messages).toHaveLength(2);
});

test('the buyer reads neither rate nor name nor number, and the link names neither buyer nor order', async () => {
  const { token } = await workshop.handedOver();
  const read = JSON.stringify(await workshop.pieces(shop.buyer));
  const sheet = JSON.stringify((await workshop.sheet(token)).body.sheet);
  for (const secret of ['1200', 'Rafiq', '98765', 'Gold zari']) expect(read).not.toContain(secret);
  for (const secret of [shop.buyer.name, shop.buyer.email, 'TB-', '"orderId"', '"phone"'])
    expect(sheet).not.toContain(secret);
});

test('what is wrong is refused at its field, and a piece cannot be out twice or be removed', async () => {
  await workshop.name('Blouse', 'Skirt');
  const [blouse] = (await workshop.pieces()).pieces;
  const errorsOf = async (words: Parameters<Workshop['handOver']>[0]) => {
    const { status, error } = await workshop.handOver({ pieceId: blouse?.id ?? null, ...words });
    return [status, Object.keys(error.errors ?? {})];
  };
  expect(await errorsOf({ mediaIds: [] })).toEqual([400, ['mediaIds']]);
  expect(await errorsOf({ mediaIds: [await stageHandPicture(shop.buyer)] })).toEqual([400, ['mediaIds']]);
  expect(await errorsOf({ due: addDays(today(), -1) })).toEqual([400, ['due']]);
  expect(await errorsOf({ due: addDays(today(), 366) })).toEqual([400, ['due']]);
  expect(await errorsOf({ rate: 0 })).toEqual([400, ['rate']]);
  expect(await errorsOf({ name: ' ' })).toEqual([400, ['name']]);
  expect(await errorsOf({ phone: '123' })).toEqual([400, ['phone']]);
  expect((await workshop.handOver()).status).toBe(404);

  await workshop.handedOver({ pieceId: blouse?.id ?? null });
  const twice = await workshop.handOver({ pieceId: blouse?.id ?? null });
  expect([twice.status, twice.error.reason]).toEqual([409, 'hands.alreadyOut']);
  const without = await workshop.name('Skirt');
  expect([without.status, without.error.reason]).toEqual([409, 'hands.pieceHandedOver']);
});

test('the same key hands over once and gives a new link, because the first was lost', async () => {
  const mediaIds = [await stageHandPicture(shop.maker)];
  const headers = { 'idempotency-key': 'one-hand-over' };
  const one = await workshop.handOver({ mediaIds }, headers);
  const again = await workshop.handOver({ mediaIds }, headers);
  expect(handOversIn(again.body.data)).toHaveLength(1);
  expect((await workshop.sheet(String(one.body.token))).status).toBe(404);
  expect((await workshop.sheet(String(again.body.token))).status).toBe(200);
  const other = await workshop.handOver({ mediaIds, rate: 900 }, headers);
  expect([other.status, other.error.code]).toEqual([409, 'CONFLICT']);
});

test('a link is renewed, ended, and expires thirty days after the due day', async () => {
  const { token, work } = await workshop.handedOver();
  const renewed = await shop.maker.call(renewHandLink, { params: { id: work.id } });
  expect((await workshop.sheet(token)).status).toBe(404);
  const second = renewed.body.token;
  expect((await workshop.sheet(second)).status).toBe(200);
  expect((await workshop.sheet('made-up')).status).toBe(404);
  await shop.maker.call(endHandLink, { params: { id: work.id } });
  expect((await workshop.sheet(second)).status).toBe(404);
  expect((await workshop.byHand(second, 'ACCEPT', { version: 1 })).status).toBe(404);
  expect((await shop.maker.call(endHandLink, { params: { id: work.id } })).status).toBe(404);

  const third = (await shop.maker.call(renewHandLink, { params: { id: work.id } })).body.token;
  await shop.app.services.db.$client.query(
    'update hand_links set expires_at = now() where hand_over_id = $1',
    [work.id],
  );
  const expired = await workshop.sheet(third);
  expect(expired.body.sheet).toMatchObject({ work: null, piece: expect.any(String) });
  const late = await workshop.byHand(third, 'ACCEPT', { version: 1 });
  expect([late.status, late.error.reason]).toEqual([409, 'hands.linkExpired']);
  expect((await sendByLink(visitor, third)).status).toBe(409);
});

test('a credit is shown with the yes of both, and either takes it back, the hand by an expired link too', async () => {
  const { token, work } = await workshop.handedOver();
  const offer = (value: boolean) =>
    shop.maker.call(offerCredit, { params: { id: work.id }, body: { offer: value } });
  expect((await offer(true)).error.reason).toBe('hands.noCreditNow');
  await workshop.byHand(token, 'ACCEPT');
  expect((await credit(token, true, 'Rafiq')).error.reason).toBe('hands.noCreditOffered');
  await offer(true);
  expect((await workshop.pieces(shop.buyer)).pieces[0]?.credits).toEqual([]);
  expect((await credit(token, true)).status).toBe(400);
  await credit(token, true, 'Ustad Rafiq');
  const credits = async () => {
    const page = await visitor.call(getProductDetails, { params: { id: shop.designId } });
    const ofOrder = (await workshop.pieces(shop.buyer)).pieces[0]?.credits;
    expect(page.body.product.credits).toEqual(ofOrder);
    return ofOrder;
  };
  expect(await credits()).toEqual([{ kind: 'JARIWALA', name: 'Ustad Rafiq', accountId: null }]);
  await offer(false);
  expect(await credits()).toEqual([]);

  await offer(true);
  await credit(token, true, 'Ustad Rafiq');
  await shop.app.services.db.$client.query(
    'update hand_links set expires_at = now() where hand_over_id = $1',
    [work.id],
  );
  expect(await credits()).toHaveLength(1);
  expect((await credit(token, false)).body.sheet).toMatchObject({ credit: 'NONE', work: null });
  expect(await credits()).toEqual([]);
});

test('a hand is late by working days, a cancelled order withdraws what is out, and names go after a year', async () => {
  const { token, work } = await workshop.handedOver({ due: today() });
  const { $client } = shop.app.services.db;
  await $client.query('update hand_overs set due = $2::date where id = $1', [work.id, addDays(today(), -7)]);
  expect(handOversIn(await workshop.pieces())[0]?.lateDays).toBe(6);
  const cancelled = await shop.maker.call(updateOrderStatus, {
    params: { id: workshop.orderId },
    body: { status: 'CANCELLED', note: 'The cloth is gone.' },
  });
  expect(cancelled.status).toBe(200);
  await untilJobsDone(shop.app.services.db);
  expect(workOf((await workshop.sheet(token)).body.sheet)).toMatchObject({ state: 'WITHDRAWN', lateDays: 0 });
  const closed = await workshop.handOver();
  expect([closed.status, closed.error.reason]).toEqual([409, 'hands.notInMaking']);

  await sweepHands(shop.app.services);
  expect(handOversIn(await workshop.pieces())[0]?.name).toBe('Rafiq Ansari');
  await $client.query(`update hand_overs set ended_at = now() - interval '366 days' where id = $1`, [
    work.id,
  ]);
  await sweepHands(shop.app.services);
  expect(handOversIn(await workshop.pieces())[0]).toMatchObject({ name: '', phone: '', linkEndsAt: null });
});

test('a tag is a PDF whose link is its own, so that the sent one goes on', async () => {
  const { token } = await workshop.handedOver();
  const [piece] = (await workshop.pieces()).pieces;
  const print = () =>
    shop.app.server.inject({
      method: 'POST',
      url: `/api/order/${workshop.orderId}/piece-tag`,
      payload: { pieceId: piece?.id },
      headers: { cookie: shop.maker.cookie },
    });
  const tag = await print();
  expect([tag.statusCode, tag.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(tag.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await print();
  expect((await workshop.sheet(token)).status).toBe(200);
  const { rows } = await shop.app.services.db.$client.query(
    `select kind, count(*) filter (where ended_at is null)::int as open from hand_links group by kind order by kind`,
  );
  expect(rows).toContainEqual({ kind: 'TAG', open: 1 });
});

test('to the buyer and to others the order, its pieces and hand-overs are not the maker’s to act on', async () => {
  const { work } = await workshop.handedOver();
  const other = await shop.app.actor({ name: 'Kiran Kapadia', role: 'DESIGNER' });
  const params = { id: workshop.orderId };
  expect((await other.call(readPieces, { params })).status).toBe(404);
  for (const who of [shop.buyer, other]) {
    const mediaIds = [await stageHandPicture(who)];
    const answers = await Promise.all([
      who.call(changePieces, { params, body: { version: 1, together: true, pieces: [{ name: 'Mine' }] } }),
      who.call(handPieceOver, {
        params,
        body: { ...zariWork, due: today(), mediaIds },
        headers: { 'idempotency-key': 'theirs' },
      }),
      who.call(moveHandOver, { params: { id: work.id }, body: { version: 1, act: 'WITHDRAW' } }),
      who.call(renewHandLink, { params: { id: work.id } }),
      who.call(endHandLink, { params: { id: work.id } }),
      who.call(offerCredit, { params: { id: work.id }, body: { offer: true } }),
      who.call(printTag, { params, body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  }
});
