import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { offerQuote, readQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { lapseOrders } from '#server/modules/orders/placing/lapse-orders.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openQuoteDesk, type QuoteDesk } from '#tests/support/people/custom-orders/quotes.ts';
import { openShop, type Shop, shippingDetails } from '#tests/support/people/shop.ts';

const soon = { timeout: 60_000, interval: 50 };

let shop: Shop;
let buyer: Actor;
let desk: QuoteDesk;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.app.actor({ name: 'Asha Rao' });
  desk = await openQuoteDesk(shop, buyer);
});

const read = async ({ id }: Pick<Quote, 'id'>, by = buyer) =>
  (await by.call(readQuote, { params: { id } })).body.quote;

test('an unpaid order of a quote lapses after half an hour, and the accepted offer stands', async () => {
  const quote = await desk.accepted();
  const { orderId, razorpayOrderId } = (await desk.pay(quote)).body;
  const paying = await read(quote);
  expect(Date.parse(paying.payUntil ?? '') - shop.app.services.clock.now().getTime()).toBeLessThanOrEqual(
    1_800_000,
  );
  shop.advance(0.6);
  await lapseOrders(shop.app.services);
  await expect.poll(async () => (await read(quote)).state, soon).toBe('ACCEPTED');
  // Money for the order that has lapsed goes back, and the deal lives on.
  const late = await desk.verify(await shop.razorpay.pay(razorpayOrderId), orderId);
  expect(late.error.code).toBe('PAYMENT_REFUSED');
  await expect.poll(() => desk.heldOf(razorpayOrderId), soon).toBe(0);
  expect(await read(quote)).toMatchObject({ state: 'ACCEPTED', can: { pay: true } });
});

test('paying twice opens one order, and a payment that was begun in time counts after the end of the offer', async () => {
  const quote = await desk.accepted({ validDays: 1 });
  const [one, two] = await Promise.all([desk.pay(quote), desk.pay(quote)]);
  expect(one.body.orderId).toBe(two.body.orderId);
  const { services } = shop.app;
  const now = services.clock.now();
  await services.db.$client.query(`update quotes set valid_until = $2 where id = $1`, [
    quote.id,
    new Date(now.getTime() - 1000),
  ]);
  const proof = await shop.razorpay.pay(one.body.razorpayOrderId);
  expect((await desk.verify(proof, one.body.orderId)).status).toBe(200);
  expect((await read(quote)).state).toBe('ORDERED');
});

test('paying again with another address places the order anew, so that the piece does not go to the old one', async () => {
  const quote = await desk.accepted();
  const first = (await desk.pay(quote)).body;
  const moved = { ...shippingDetails, address: '7 Church Street' };
  const second = await desk.pay(quote, { shippingDetails: moved });
  expect(second.status, second.error.message).toBe(200);
  expect((await desk.pay(quote, { shippingDetails: moved })).body.orderId).toBe(second.body.orderId);
  const orderOf = async (id: number) =>
    (await buyer.call(orderConfirmation, { params: { id } })).body.orderData;
  expect((await orderOf(first.orderId)).status).toBe('CANCELLED');
  const proof = await shop.razorpay.pay(second.body.razorpayOrderId);
  expect((await desk.verify(proof, second.body.orderId)).status).toBe(200);
  expect(await orderOf(second.body.orderId)).toMatchObject({
    status: 'CONFIRMED',
    address: '7 Church Street',
  });
  expect(await read(quote)).toMatchObject({ state: 'ORDERED', orderId: second.body.orderId });
});

test('a function that cannot be met is refused with the earliest possible day, and said before paying', async () => {
  const draft = await desk.draft({ functionOn: '2027-01-01' });
  const day = (days: number) =>
    new Date(shop.app.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const body = { version: draft.version };
  const params = { id: draft.id };
  await shop.app.services.db.$client.query(
    'update quote_revisions set function_on = $2 where quote_id = $1',
    [draft.id, day(5)],
  );
  const early = await shop.maker.call(offerQuote, { params, body });
  expect(early.status).toBe(400);
  expect(early.error.errors?.functionOn).toMatch(/earliest possible day is/);
  await shop.app.services.db.$client.query(
    'update quote_revisions set function_on = $2 where quote_id = $1',
    [draft.id, day(60)],
  );
  expect((await shop.maker.call(offerQuote, { params, body })).status).toBe(200);
  const accepted = await desk.accept(await read(draft));
  await shop.app.services.db.$client.query(
    'update quote_revisions set function_on = $2 where quote_id = $1',
    [draft.id, day(5)],
  );
  expect((await read(draft)).promise?.isAfterFunction).toBe(true);
  const late = await desk.pay(accepted.body.quote);
  expect([late.status, late.error.code]).toEqual([409, 'CONFLICT']);
  const { day: lateDay = '' } = (late.error as { params?: { day?: string } }).params ?? {};
  expect((await desk.pay(accepted.body.quote, { lateDay })).status).toBe(200);
});

test('an offer whose amounts no longer follow from its lines is not paid: the maker is asked to send it again', async () => {
  const quote = await desk.accepted();
  // As if the operator had changed the tax rule since.
  await shop.app.services.db.$client.query(
    'update quote_revisions set advance_paise = advance_paise + 100 where quote_id = $1',
    [quote.id],
  );
  const refused = await desk.pay(quote);
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringMatching(/send it again/)]);
  expect(await read(quote)).toMatchObject({ state: 'ACCEPTED', orderId: null });
});
