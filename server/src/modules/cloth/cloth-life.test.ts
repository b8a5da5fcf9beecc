import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderCloth, priceCloth } from '#contracts/cloth/cloth.contract.ts';
import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { acceptQuote, declineQuote, payQuote } from '#contracts/quotes/answers.contract.ts';
import { type ClothDesk, openClothDesk } from '#tests/support/people/custom-orders/cloth.ts';
import { stageFitPicture } from '#tests/support/people/custom-orders/fit.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';
import { endAnswers } from './end-answers.ts';

const soon = { timeout: 20_000 };
let shop: Shop;
let desk: ClothDesk;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = await openClothDesk(shop);
});

const order = async () =>
  (await shop.buyer.call(orderConfirmation, { params: { id: desk.orderId } })).body.orderData;

test('asked, agreed, received with photographs, confirmed, and what is left goes back with the parcel', async () => {
  expect(await desk.read()).toMatchObject({
    ...{ version: 0, role: 'BUYER', cloth: null, can: { ask: true, agree: false } },
    needs: [{ garment: 'lehenga', narrow: { least: 4, most: 6 }, wide: null }],
  });
  const asked = await desk.act(shop.buyer, 'ASK');
  expect(asked.body).toMatchObject({
    message: 'The maker was told.',
    data: { version: 1, cloth: { state: 'ASKED', turn: 'MAKER' }, can: { withdraw: true, agree: false } },
  });
  const bare = await desk.act(shop.maker, 'AGREE', { words: '' });
  expect([bare.status, bare.error.errors]).toEqual([
    400,
    { words: 'Please write where the cloth is to be sent' },
  ]);
  expect((await desk.act(shop.maker, 'AGREE')).body.data).toMatchObject({
    cloth: { state: 'AWAITED', turn: 'BUYER' },
    can: { receive: true },
  });
  const came = await desk.receive({ words: 'Soft and even.', byDaylight: true });
  expect(came.body.data.cloth).toMatchObject({
    ...{ state: 'CAME', turn: 'BUYER' },
    receipt: {
      metres: 2.25,
      width: 112,
      condition: 'SOUND',
      missing: 0,
      byDaylight: true,
      words: 'Soft and even.',
    },
  });
  expect(came.body.data.cloth?.receipt?.pictures).toHaveLength(1);
  expect((await desk.act(shop.buyer, 'CONFIRM')).body.data.cloth).toMatchObject({
    state: 'HELD',
    turn: null,
  });

  const early = await desk.giveBack({ metres: 0.4, way: 'WITH_PARCEL', words: '' });
  expect([early.status, early.error.reason]).toEqual([409, 'cloth.notFinished']);
  await shop.app.services.db.$client.query(`update orders set status = 'COMPLETED' where id = $1`, [
    desk.orderId,
  ]);
  const tooMuch = await desk.giveBack({ metres: 2.26, way: 'WITH_PARCEL', words: '' });
  expect([tooMuch.status, Object.keys(tooMuch.error.errors ?? {})]).toEqual([400, ['metres']]);
  const none = await desk.giveBack({ metres: 0, way: 'WITH_PARCEL', words: '' });
  expect([none.status, Object.keys(none.error.errors ?? {})]).toEqual([400, ['way']]);
  const kept = await desk.giveBack({ metres: 0.4, way: 'KEPT', words: '' });
  expect([kept.status, Object.keys(kept.error.errors ?? {})]).toEqual([400, ['words']]);
  const back = await desk.giveBack({ metres: 0.4, way: 'WITH_PARCEL', words: '' });
  expect(back.body.data.cloth).toMatchObject({
    state: 'RETURNED',
    leftover: { metres: 0.4, way: 'WITH_PARCEL' },
    history: ['ASK', 'AGREE', 'RECEIVE', 'CONFIRM', 'RETURN'].map((act) => ({ act })),
  });

  await untilJobsDone(shop.app.services.db);
  const { notifications } = (await shop.buyer.call(getUnreadNotifications)).body;
  const page = `/order-details/purchase/${desk.orderId}#cloth`;
  expect(notifications.filter(({ link }) => link === page)).toHaveLength(3);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.maker.email);
  expect(letters.some(({ subject }) => subject === 'News about the cloth of your order')).toBe(true);
});

test("the maker's clock stands still from the yes until the buyer has answered what came", async () => {
  // Nobody has to be measured, which would stop the clock as well.
  await shop.app.services.db.$client.query(`update orders set measuring = 'SIZED' where id = $1`, [
    desk.orderId,
  ]);
  await desk.agree();
  shop.advance(4 * 24);
  const waiting = await order();
  const cloth = waiting.delivery.because.find(({ what }) => what === 'CLOTH');
  expect(cloth?.days).toBeGreaterThanOrEqual(3);
  await desk.receive();
  await desk.act(shop.buyer, 'CONFIRM');
  const { dueBy } = (await order()).delivery;
  shop.advance(24);
  expect((await order()).delivery.dueBy).toBe(dueBy);
});

test('an objection leads to another receipt, and silence of three working days counts as a yes', async () => {
  await desk.agree();
  await desk.receive();
  const wordless = await desk.act(shop.buyer, 'OBJECT', { words: '' });
  expect([wordless.status, Object.keys(wordless.error.errors ?? {})]).toEqual([400, ['words']]);
  expect((await desk.act(shop.buyer, 'OBJECT')).body.data.cloth).toMatchObject({
    state: 'OBJECTED',
    turn: 'MAKER',
  });
  const again = await desk.receive({ metres: 2.5 });
  expect(again.body.data.cloth).toMatchObject({ state: 'CAME', receipt: { metres: 2.5 } });
  await endAnswers(shop.app.services);
  expect((await desk.read()).cloth?.state).toBe('CAME');
  shop.advance(9 * 24);
  await endAnswers(shop.app.services);
  expect((await desk.read()).cloth?.state).toBe('HELD');
});

test('short cloth waits for the choice of the buyer: more of it, a smaller piece, or a price of the maker', async () => {
  await desk.agree();
  const short = await desk.receive({ missing: 0.5 });
  expect(short.body.data.cloth).toMatchObject({ state: 'CAME', answerBy: null, receipt: { missing: 0.5 } });
  expect((await desk.act(shop.buyer, 'CONFIRM')).error.reason).toBe('cloth.notNow');
  expect((await desk.act(shop.buyer, 'SEND_MORE')).body.data.cloth?.state).toBe('AWAITED');
  await desk.receive({ missing: 0.2 });
  await desk.act(shop.buyer, 'SMALLER', { words: 'Shorter sleeves.' });
  expect((await desk.act(shop.maker, 'DECLINE')).body.data.cloth?.state).toBe('CAME');
  await desk.act(shop.buyer, 'SMALLER', { words: 'A narrower flare.' });
  const adapted = await desk.act(shop.maker, 'ADAPT');
  expect(adapted.body.data.cloth).toMatchObject({ state: 'HELD', turn: null });
});

test("the price of the maker's cloth is a quote: declined the buyer chooses again, paid the cloth is enough", async () => {
  await desk.agree();
  await desk.receive({ missing: 0.5 });
  const price = async () => {
    await desk.act(shop.buyer, 'MAKER_ADDS');
    const body = { version: (await desk.read()).version, price: 400, words: 'The same silk.' };
    return (await shop.maker.call(priceCloth, { params: { id: desk.orderId }, body })).body.data.cloth;
  };
  const first = await price();
  expect(first).toMatchObject({ state: 'PRICED', turn: 'BUYER' });
  expect(first?.price?.total).toBeGreaterThan(400);
  await shop.buyer.call(declineQuote, { params: { id: first?.price?.quoteId ?? 0 }, body: { revision: 1 } });
  await expect.poll(async () => (await desk.read()).cloth?.state, soon).toBe('CAME');

  const second = await price();
  const quote = { params: { id: second?.price?.quoteId ?? 0 }, body: { revision: 1 } };
  await shop.buyer.call(acceptQuote, quote);
  const paying = (await shop.buyer.call(payQuote, { ...quote, body: { revision: 1, shippingDetails } })).body;
  const proof = await shop.razorpay.pay(paying.razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId: paying.orderId } });
  await expect.poll(async () => (await desk.read()).cloth?.state, soon).toBe('HELD');
});

test('an earlier version is refused with the newer cloth, and each side makes only its own acts', async () => {
  await desk.agree();
  const stale = await desk.act(shop.maker, 'WITHDRAW', { version: 1 });
  expect([stale.status, stale.error.reason]).toEqual([409, 'cloth.changed']);
  expect(stale.error).toMatchObject({ newer: { version: 2, role: 'MAKER' } });
  await desk.receive();
  expect((await desk.act(shop.maker, 'CONFIRM')).error.reason).toBe('cloth.notNow');
  const stranger = await shop.app.actor({ name: 'Ravi Iyer', role: 'DESIGNER' });
  expect((await desk.act(stranger, 'CONFIRM')).status).toBe(404);
  expect((await stranger.call(orderCloth, { params: { id: desk.orderId } })).status).toBe(404);
});

test("a receipt needs photographs that are the maker's own, a width and an amount that cloth has", async () => {
  await desk.agree();
  const errorsOf = async (more: Parameters<ClothDesk['receive']>[0]) => {
    const { status, error } = await desk.receive(more);
    return [status, Object.keys(error.errors ?? {})];
  };
  expect(await errorsOf({ mediaIds: [] })).toEqual([400, ['mediaIds']]);
  expect(await errorsOf({ mediaIds: [await stageFitPicture(shop.buyer)] })).toEqual([400, ['mediaIds']]);
  expect(await errorsOf({ metres: 100.5 })).toEqual([400, ['metres']]);
  expect(await errorsOf({ metres: 1.234 })).toEqual([400, ['metres']]);
  expect(await errorsOf({ width: 5 })).toEqual([400, ['width']]);
});

test('cloth cannot be agreed on once the piece is finished, and goes back whole if the order is cancelled', async () => {
  await desk.act(shop.maker, 'ASK');
  expect((await desk.act(shop.buyer, 'REFUSE')).body.data.cloth?.state).toBe('REFUSED');
  expect((await desk.act(shop.buyer, 'ASK')).body.data.cloth).toMatchObject({
    state: 'ASKED',
    askedBy: 'BUYER',
  });
  await desk.act(shop.maker, 'AGREE');
  await desk.receive();
  await shop.app.services.db.$client.query(`update orders set status = 'CANCELLED' where id = $1`, [
    desk.orderId,
  ]);
  expect((await desk.act(shop.buyer, 'CONFIRM')).error.reason).toBe('cloth.orderEnded');
  const back = await desk.giveBack({ metres: 2.25, way: 'WITH_PARCEL', words: '' });
  expect(back.body.data.cloth?.state).toBe('RETURNED');

  desk = await openClothDesk(shop);
  await shop.app.services.db.$client.query(`update orders set status = 'COMPLETED' where id = $1`, [
    desk.orderId,
  ]);
  expect((await desk.act(shop.buyer, 'ASK')).error.reason).toBe('cloth.tooLate');
});
