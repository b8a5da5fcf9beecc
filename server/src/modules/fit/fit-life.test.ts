import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDeskClaim } from '#contracts/admin/fit/desk-claims.contract.ts';
import { moveClaim, priceClaim, readClaim, rememberFit } from '#contracts/fit/fit.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { addPerson, readGarment, removePreference } from '#contracts/measurements/book/book.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import {
  createFinalPayment,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { localeHeader } from '#contracts/platform/locales.ts';
import { acceptQuote, declineQuote, payQuote } from '#contracts/quotes/answers.contract.ts';
import { withdrawQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { type FitDesk, openFitDesk, stageFitPicture } from '#tests/support/people/custom-orders/fit.ts';
import {
  copiesIn,
  moveTo,
  personInBook,
  sharedWith,
  versionInBook,
} from '#tests/support/people/custom-orders/naap-book.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { endTimers } from './end-timers.ts';

let shop: Shop;
let desk: FitDesk;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = await openFitDesk(shop);
});

const newsOf = async (who: Actor, { id }: FitClaim) => {
  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await who.call(getUnreadNotifications)).body;
  return notifications.filter(({ link }) => link === `/fit/${id}`).map(({ message }) => message);
};
const sleeveToo = {
  zones: [
    { part: 'bust' as const, direction: 'TIGHT' as const, amount: 0.5 },
    { part: 'sleeveLength' as const, direction: 'LONG' as const, amount: 1 },
  ],
};

test('a claim is called as its design in the language of its reader, as it was bought at the desk, and never moves free without an address', async () => {
  await shop.app.services.db.$client.query('update designs set translations = $2 where id = $1', [
    shop.designId,
    JSON.stringify({ hi: { title: 'कतान रेशम ब्लाउज़', description: '' } }),
  ]);
  const claim = await desk.claimed({});
  const asked = { params: { id: claim.id }, headers: { [localeHeader]: 'hi' as const } };
  expect((await shop.buyer.call(readClaim, asked)).body.claim.title).toBe('कतान रेशम ब्लाउज़');
  expect((await shop.maker.call(readClaim, { params: asked.params })).body.claim.title).toBe(claim.title);
  const admin = await shop.app.actor({ role: 'ADMIN' });
  expect((await admin.call(readDeskClaim, asked)).body.claim.title).toBe(claim.title);
  const bare = await desk.move(claim, 'ACCEPT_FREE', '');
  expect([bare.status, bare.error.errors]).toEqual([
    400,
    { words: 'Please write where the piece is to be sent' },
  ]);
});

test('claimed, proposed free, altered with photographs and back: the order stays delivered, the book learns', async () => {
  const claim = await desk.claimed(sleeveToo);
  expect(claim).toMatchObject({
    ...{ state: 'OPEN', turn: 'MAKER', role: 'BUYER', garment: 'blouse', unit: 'in' },
    measured: { by: 'BUYER', name: 'Kavya' },
    zones: [
      { part: 'bust', direction: 'TIGHT', amount: 0.5, frozen: 36, sewn: null, cause: 'UNKNOWN' },
      { part: 'sleeveLength', direction: 'LONG', amount: 1, frozen: 10 },
    ],
    proposal: { cause: 'UNKNOWN', settlement: null },
    can: { withdraw: true, acceptFree: false, send: false },
    timer: { kind: 'ANSWER' },
  });
  const stated = await desk.sewn(claim, 35);
  expect(stated.body.claim).toMatchObject({
    ...{ state: 'OPEN', version: 2, proposal: { cause: 'SEWN_WRONG', settlement: 'FREE' } },
    sewn: { words: 'Measured on the finished piece.' },
    can: { acceptFree: true, price: true, refuse: true, withdraw: false },
  });
  const free = await desk.go(stated.body.claim, 'ACCEPT_FREE');
  expect(free).toMatchObject({ state: 'FREE', decision: { outcome: 'FREE', by: 'MAKER' } });
  expect(free.alteration?.promisedBy).toMatch(/^\d{4}-\d\d-\d\d$/);
  const back = await desk.go(free, 'SEND', 'RECEIVE', 'ALTER', 'SEND_BACK');
  expect(back).toMatchObject({ state: 'SENT_BACK', timer: { kind: 'ARRIVAL' }, turn: 'BUYER' });
  const done = await desk.go(back, 'CONFIRM');
  expect(done.history.map(({ act, by }) => `${by} ${act}`)).toEqual([
    ...['BUYER CLAIM', 'MAKER ACCEPT_FREE', 'BUYER SEND', 'MAKER RECEIVE', 'MAKER ALTER', 'MAKER SEND_BACK'],
    'BUYER CONFIRM',
  ]);
  expect(done.alteration?.pictures).toHaveLength(1);
  const { orderData } = (await shop.buyer.call(orderConfirmation, { params: { id: desk.orderId } })).body;
  expect(orderData.status).toBe('DELIVERED');

  const person = { name: 'Amma', relation: 'MOTHER' as const, body: 'women' as const, unit: 'in' as const };
  const personId = (await shop.buyer.call(addPerson, { body: person })).body.data.id;
  expect((await desk.read(done)).remember?.people).toContainEqual({ id: personId, name: 'Amma' });
  const remembered = await shop.buyer.call(rememberFit, {
    params: { id: done.id },
    body: { personId, parts: ['bust'] },
  });
  expect(remembered.body.claim.remember).toBeNull();
  const garment = { params: { id: personId, garment: 'blouse' as const } };
  const { preferences } = (await shop.buyer.call(readGarment, garment)).body.data;
  expect(preferences).toMatchObject([{ part: 'bust', difference: 0.5, tenths: 127 }]);
  const preferenceId = preferences[0]?.id ?? 0;
  expect((await shop.maker.call(removePreference, { params: { id: preferenceId } })).status).toBe(404);
  const after = await shop.buyer.call(removePreference, { params: { id: preferenceId } });
  expect(after.body.data.preferences).toEqual([]);

  expect(await newsOf(shop.maker, done)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('does not fit yet'),
      expect.stringContaining('to you for altering'),
      expect.stringContaining('back'),
    ]),
  );
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
  expect(letters.filter(({ subject }) => subject.includes('fit of your order')).length).toBeGreaterThan(2);
});

test('a claim is wrong where it marks no part of the garment, the wrong way, nothing, or without a photograph', async () => {
  const zone = { part: 'bust' as const, direction: 'TIGHT' as const, amount: 0.5 };
  const errorsOf = async (words: Parameters<FitDesk['claim']>[0]) => {
    const { status, error } = await desk.claim(words);
    return [status, Object.keys(error.errors ?? {})];
  };
  expect(await errorsOf({ mediaIds: [] })).toEqual([400, ['mediaIds']]);
  expect(await errorsOf({ mediaIds: [await stageFitPicture(shop.maker)] })).toEqual([400, ['mediaIds']]);
  expect(await errorsOf({ zones: [] })).toEqual([400, ['zones']]);
  expect(await errorsOf({ zones: [zone, zone] })).toEqual([400, ['zones.1.part']]);
  expect(await errorsOf({ zones: [{ ...zone, part: 'thigh' }] })).toEqual([400, ['zones.0.part']]);
  expect(await errorsOf({ zones: [{ ...zone, direction: 'LONG' }] })).toEqual([400, ['zones.0.direction']]);
  expect(await errorsOf({ zones: [{ ...zone, amount: 13 }] })).toEqual([400, ['zones.0.amount']]);
  expect(await errorsOf({ zones: [{ ...zone, remeasured: 300 }] })).toEqual([400, ['zones.0.remeasured']]);
  expect(await errorsOf({ garment: 'lehenga' })).toEqual([400, ['garment']]);
  expect((await desk.fit()).claims).toEqual([]);
});

test('the same key makes one claim; another beside it, a fourth and a late one are refused with the reason', async () => {
  const mediaIds = [await stageFitPicture(shop.buyer)];
  const headers = { 'idempotency-key': 'one-claim' };
  const [one, again] = [await desk.claim({ mediaIds }, headers), await desk.claim({ mediaIds }, headers)];
  expect(again.body.claim.id).toBe(one.body.claim.id);
  const other = await desk.claim({ mediaIds, words: 'Other words' }, headers);
  expect([other.status, other.error.code]).toEqual([409, 'CONFLICT']);
  const beside = await desk.claim();
  expect([beside.status, beside.error.reason]).toEqual([409, 'fit.oneOpen']);
  await desk.go(one.body.claim, 'WITHDRAW');
  await desk.go(await desk.claimed(), 'WITHDRAW');
  await desk.go(await desk.claimed(), 'WITHDRAW');
  const fourth = await desk.claim();
  expect([fourth.status, fourth.error.reason]).toEqual([409, 'fit.claimsMost']);

  const late = await openFitDesk(shop);
  shop.advance(15 * 24);
  const refused = await late.claim();
  expect([refused.status, refused.error.reason]).toEqual([409, 'fit.tooLate']);
  expect(await late.fit()).toMatchObject({
    can: { claim: false },
    why: { reason: 'fit.tooLate' },
    basis: [],
  });
});

/** The maker names a price of ₹400. */
const price = ({ id, version }: FitClaim) =>
  shop.maker.call(priceClaim, {
    params: { id },
    body: { version, price: 400, days: 3, words: 'New hooks.' },
  });

test('a priced alteration begins when its quote is paid, and follows the order of the quote to its end', async () => {
  const claim = await desk.claimed();
  const priced = (await price(claim)).body.claim;
  expect(priced).toMatchObject({
    state: 'PRICED',
    price: { orderId: null },
    decision: { outcome: 'PRICED' },
  });
  // With 5 or 18 % tax.
  expect(priced.price?.total).toBeGreaterThan(400);
  const quote = { params: { id: priced.price?.quoteId ?? 0 }, body: { revision: 1 } };
  expect((await shop.buyer.call(acceptQuote, quote)).status).toBe(200);
  expect((await desk.read(claim)).state).toBe('PRICED');
  const body = { revision: 1, shippingDetails };
  const { orderId, razorpayOrderId } = (await shop.buyer.call(payQuote, { ...quote, body })).body;
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  await expect.poll(async () => (await desk.read(claim)).state, { timeout: 20_000 }).toBe('ACCEPTED');
  const altering = await desk.go(await desk.read(claim), 'SEND', 'RECEIVE');
  expect(altering).toMatchObject({ state: 'ALTERING', price: { orderId } });
  const refused = await desk.move(altering, 'ALTER');
  expect([refused.status, refused.error.reason]).toEqual([409, 'fit.orderOfItsOwn']);
  const move = (by: Actor, status: 'FINAL_PAYMENT_PENDING' | 'SHIPPED' | 'DELIVERED') =>
    by.call(updateOrderStatus, { params: { id: orderId }, body: { status } });
  expect((await move(shop.maker, 'FINAL_PAYMENT_PENDING')).status).toBe(200);
  const final = (await shop.buyer.call(createFinalPayment, { body: { orderId } })).body;
  const rest = await shop.razorpay.pay(final.razorpayOrderId);
  await shop.buyer.call(verifyFinalPayment, { body: { ...rest, orderId } });
  expect((await move(shop.maker, 'SHIPPED')).status).toBe(200);
  await expect.poll(async () => (await desk.read(claim)).state, { timeout: 20_000 }).toBe('SENT_BACK');
  expect(await desk.read(claim)).toMatchObject({ can: { confirm: false }, timer: null });
  expect((await move(shop.buyer, 'DELIVERED')).status).toBe(200);
  await expect.poll(async () => (await desk.read(claim)).state, { timeout: 20_000 }).toBe('DONE');
});

test('the buyer says no to the price, or the maker takes it back: the first can, the second does go to the desk', async () => {
  const declined = (await price(await desk.claimed())).body.claim;
  const quote = { params: { id: declined.price?.quoteId ?? 0 }, body: { revision: 1 } };
  await shop.buyer.call(declineQuote, quote);
  await expect.poll(async () => (await desk.read(declined)).state, { timeout: 20_000 }).toBe('DECLINED');
  expect((await desk.read(declined)).can.takeToDesk).toBe(true);

  const other = await openFitDesk(shop);
  const lost = (await price(await other.claimed())).body.claim;
  await shop.maker.call(withdrawQuote, { params: { id: lost.price?.quoteId ?? 0 }, body: { version: 2 } });
  await expect.poll(async () => (await other.read(lost)).state, { timeout: 20_000 }).toBe('AT_DESK');
});

test('three working days of silence take a claim to the desk, seven days end an altered piece', async () => {
  const silent = await desk.claimed();
  const sent = await openFitDesk(shop);
  const back = await sent.go(
    await sent.claimed(),
    ...(['ACCEPT_FREE', 'SEND', 'RECEIVE', 'ALTER', 'SEND_BACK'] as const),
  );
  const waiting = await openFitDesk(shop);
  const free = await waiting.go(await waiting.claimed(), 'ACCEPT_FREE');
  await endTimers(shop.app.services);
  expect((await desk.read(silent)).state).toBe('OPEN');
  shop.advance(9 * 24);
  await endTimers(shop.app.services);
  expect([(await desk.read(silent)).state, (await sent.read(back)).state]).toEqual(['AT_DESK', 'DONE']);
  expect((await waiting.read(free)).state).toBe('FREE');
  shop.advance(14 * 24);
  await endTimers(shop.app.services);
  expect((await waiting.read(free)).state).toBe('WITHDRAWN');
});

test('a stranger finds nothing, and neither side makes the moves of the other', async () => {
  const claim = await desk.claimed();
  const stranger = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  const body = { version: 1, words: 'Mine.', mediaIds: [] };
  for (const act of ['ACCEPT_FREE', 'WITHDRAW'] as const) {
    const asked = await stranger.call(moveClaim, { params: { id: claim.id }, body: { ...body, act } });
    expect(asked.status).toBe(404);
  }
  const byMaker = await shop.maker.call(moveClaim, {
    params: { id: claim.id },
    body: { ...body, act: 'WITHDRAW' },
  });
  const byBuyer = await shop.buyer.call(moveClaim, {
    params: { id: claim.id },
    body: { ...body, act: 'ACCEPT_FREE' },
  });
  expect([byMaker.status, byBuyer.status]).toEqual([404, 404]);
  expect(
    (await shop.buyer.call(priceClaim, { params: { id: claim.id }, body: { version: 1, price: 1, days: 1 } }))
      .status,
  ).toBe(404);
  const early = await shop.buyer.call(rememberFit, { params: { id: claim.id }, body: { personId: null } });
  expect([early.status, early.error.reason]).toEqual([409, 'fit.notDone']);
});

test('what the book remembers is copied into the next order when making starts, and not before', async () => {
  const personId = (await personInBook(shop.buyer)).id;
  const done = await desk.go(
    await desk.claimed(),
    ...(['ACCEPT_FREE', 'SEND', 'RECEIVE', 'ALTER', 'SEND_BACK', 'CONFIRM'] as const),
  );
  await shop.buyer.call(rememberFit, { params: { id: done.id }, body: { personId, parts: ['bust'] } });
  const values = { bust: { value: 36, of: 'body' } };
  const version = await versionInBook(shop.buyer, personId, { garment: 'blouse', values });
  const nextId = await shop.confirm();
  await sharedWith(shop.buyer, nextId, version.id);
  expect(await copiesIn(shop.maker, nextId)).toEqual([]);
  await moveTo(shop.maker, nextId, 'MEASUREMENT_COMPLETED');
  await expect
    .poll(async () => (await copiesIn(shop.maker, nextId))[0]?.likes, { timeout: 20_000 })
    .toEqual([{ part: 'bust', difference: 0.5, tenths: 127 }]);
});
