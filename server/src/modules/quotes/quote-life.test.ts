import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatMessages } from '#contracts/messaging/messaging.contract.ts';
import {
  getUnreadNotifications,
  markNotificationAsReadByDesign,
} from '#contracts/notifications/notifications.contract.ts';
import { workBoard } from '#contracts/orders/board/board.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  askForChange,
  backOutOfPaying,
  counterQuote,
  declineQuote,
} from '#contracts/quotes/answers.contract.ts';
import {
  createQuote,
  listQuotes,
  quotesOfChat,
  readQuote,
  withdrawQuote,
} from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openQuoteDesk, type QuoteDesk, quoteWords } from '#tests/support/people/custom-orders/quotes.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { untilJobsDone } from '#tests/support/until.ts';

const refused = { method: 'upi', instrument: 'failure@razorpay' };

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
const newerOf = ({ error }: { error: object }) => (error as { newer?: Quote }).newer;

test('offer, counter-offer, revision, yes, a failed payment and a good one: the order has the frozen lines', async () => {
  const offered = await desk.offer();
  expect(offered).toMatchObject({ state: 'OFFERED', role: 'MAKER', revision: 1, turn: 'BUYER' });
  const asBuyer = await read(offered);
  expect(asBuyer.revisions[0]?.price).toMatchObject({ subtotal: 24_000, total: 25_920, advance: 10_368 });
  expect(asBuyer.can).toMatchObject({
    accept: true,
    counter: true,
    askChange: true,
    pay: false,
    revise: false,
  });

  const countered = await buyer.call(counterQuote, {
    params: { id: offered.id },
    body: { revision: 1, price: 22_000, note: 'For the festival' },
  });
  expect(countered.body.quote).toMatchObject({
    state: 'COUNTERED',
    counter: { price: 22_000, total: 23_760, note: 'For the festival' },
    can: { counter: false, askChange: false, accept: true },
  });

  const seen = await read(offered, shop.maker);
  const lines = [quoteWords.lines[0], { label: 'Zari border', amount: 3000, days: 4 }].flatMap(
    (line) => line ?? [],
  );
  const revised = await desk.revise(seen, { lines, words: 'A narrower border.' });
  expect(revised.status, revised.error.message).toBe(200);
  expect(revised.body.quote).toMatchObject({
    state: 'REVISED',
    revision: 2,
    counter: null,
    acceptedRevision: null,
  });
  expect(revised.body.quote.comparisons).toMatchObject([
    {
      ...{ from: 1, to: 2, title: null, pictures: null },
      words: { before: 'As we said on the phone.', after: 'A narrower border.' },
      total: { before: 25_920, after: 24_840 },
      days: { before: 25, after: 24 },
      lines: [
        { change: 'SAME' },
        { change: 'CHANGED', before: { amount: 4500, days: 5 }, after: { amount: 3000, days: 4 } },
        { change: 'REMOVED', before: { kind: 'DISCOUNT', amount: -500 } },
      ],
    },
  ]);

  const accepted = await desk.accept(revised.body.quote);
  expect(accepted.body.quote).toMatchObject({ state: 'ACCEPTED', acceptedRevision: 2, can: { pay: true } });

  const opened = await desk.pay(accepted.body.quote);
  expect(opened.status, opened.error.message).toBe(200);
  expect(opened.body.amount).toBe(9936);
  await expect(shop.razorpay.pay(opened.body.razorpayOrderId, refused)).rejects.toThrow();
  expect(await read(offered)).toMatchObject({ state: 'PAYING', can: { pay: true, backOut: true } });
  const backedOut = await buyer.call(backOutOfPaying, { params: { id: offered.id }, body: { revision: 2 } });
  expect(backedOut.body.quote).toMatchObject({ state: 'ACCEPTED', orderId: null, can: { pay: true } });
  const first = await buyer.call(orderConfirmation, { params: { id: opened.body.orderId } });
  expect(first.body.orderData.status).toBe('CANCELLED');

  const again = await desk.pay(accepted.body.quote);
  expect(again.body.orderId).not.toBe(opened.body.orderId);
  const proof = await shop.razorpay.pay(again.body.razorpayOrderId);
  expect((await desk.verify(proof, again.body.orderId)).status).toBe(200);
  expect(await read(offered)).toMatchObject({ state: 'ORDERED', orderId: again.body.orderId, turn: null });
  expect(await desk.heldOf(again.body.razorpayOrderId)).toBe(993_600);

  const { orderData } = (await buyer.call(orderConfirmation, { params: { id: again.body.orderId } })).body;
  expect(orderData).toMatchObject({
    status: 'CONFIRMED',
    totals: { subtotal: 23_000, total: 24_840 },
    payments: { initial: { amount: 9936, paid: true }, final: { amount: 14_904 } },
    delivery: { makingDays: 24 },
  });
  expect(orderData.products).toMatchObject([
    {
      id: null,
      title: quoteWords.title,
      titleLang: 'en',
      price: 23_000,
      lines: [
        { kind: 'QUOTE', label: 'Lehenga in Katan silk', amount: 20_000, days: 20 },
        { kind: 'QUOTE', label: 'Zari border', amount: 3000, days: 4 },
      ],
    },
  ]);
});

test('an order without a design is on the lists, the board and in the letters of both sides', async () => {
  const quote = await desk.accepted({ title: 'दादी जैसा लहंगा' });
  const { orderId, razorpayOrderId } = (await desk.pay(quote)).body;
  await desk.verify(await shop.razorpay.pay(razorpayOrderId), orderId);
  const purchases = (await buyer.call(myOrders, { query: {} })).body.orders;
  expect(purchases[0]?.orderItems).toMatchObject([
    { designId: null, title: 'दादी जैसा लहंगा', titleLang: 'hi' },
  ]);
  const sales = (await shop.maker.call(mySales, { query: { q: 'दादी' } })).body.data;
  expect(sales.map(({ id }) => id)).toEqual([orderId]);
  const board = (await shop.maker.call(workBoard, { query: {} })).body;
  expect(JSON.stringify(board)).toContain('दादी जैसा लहंगा');
  await untilJobsDone(shop.app.services.db);
  const { mail, db } = shop.app.services;
  const letters = await mail.listUnsent(db, buyer.email);
  expect(letters.some(({ text }) => text.includes('दादी जैसा लहंगा'))).toBe(true);
  // The original client marks by the number of the design, which is 0 here.
  const newsOfOrder = async () =>
    (await shop.maker.call(getUnreadNotifications)).body.notifications
      .filter(({ link }) => link === `/order-details/sale/${orderId}`)
      .map(({ designId }) => designId);
  expect(await newsOfOrder()).toEqual([0]);
  await shop.maker.call(markNotificationAsReadByDesign, { params: { designId: 0 } });
  expect(await newsOfOrder()).toEqual([]);
});

test('an offer and each revision are cards in the chat, which show the present state', async () => {
  const offered = await desk.offer();
  await untilJobsDone(shop.app.services.db);
  const cards = async () => {
    const { messages } = (
      await buyer.call(chatMessages, { params: { chatId: desk.chatId }, query: { after: 0 } })
    ).body;
    return messages.flatMap(({ quote, senderId }) => (quote ? [{ ...quote, senderId }] : []));
  };
  expect(await cards()).toMatchObject([
    {
      id: offered.id,
      revision: 1,
      currentRevision: 1,
      state: 'OFFERED',
      total: 25_920,
      senderId: shop.maker.id,
    },
  ]);
  await desk.revise(offered, { title: 'Lehenga in blue' });
  await untilJobsDone(shop.app.services.db);
  expect(await cards()).toMatchObject([
    { revision: 1, currentRevision: 2, state: 'REVISED', title: quoteWords.title },
    { revision: 2, currentRevision: 2, title: 'Lehenga in blue' },
  ]);
});

test('the earlier revision is refused with the newer one beside it, by every act of the buyer', async () => {
  const offered = await desk.offer();
  const { quote } = (await desk.revise(offered)).body;
  const params = { id: offered.id };
  const acts = [
    await desk.accept(quote, 1),
    await desk.pay(quote, { revision: 1 }),
    await buyer.call(askForChange, { params, body: { revision: 1, note: 'Blue' } }),
    await buyer.call(counterQuote, { params, body: { revision: 1, price: 5 } }),
    await buyer.call(declineQuote, { params, body: { revision: 1 } }),
  ];
  for (const act of acts) {
    expect([act.status, act.error.code]).toEqual([409, 'QUOTE_CHANGED']);
    expect(newerOf(act)).toMatchObject({ revision: 2, role: 'BUYER', state: 'REVISED' });
  }
  const stale = await shop.maker.call(withdrawQuote, { params, body: { version: offered.version } });
  expect([stale.status, newerOf(stale)?.role]).toEqual([409, 'MAKER']);
});

test('a chat has one open quote about a design, the same request makes one, and drafts are the maker’s alone', async () => {
  const key = { 'idempotency-key': 'quote-request-1' };
  const body = { ...quoteWords, mediaIds: [desk.mediaId], chatId: desk.chatId };
  const made = await shop.maker.call(createQuote, { body, headers: key });
  const again = await shop.maker.call(createQuote, { body, headers: key });
  expect(again.body.quote.id).toBe(made.body.quote.id);
  const second = await shop.maker.call(createQuote, { body: { chatId: desk.chatId } });
  expect([second.status, second.error.message]).toEqual([
    409,
    expect.stringMatching(/already has an open quote/),
  ]);
  const params = { id: made.body.quote.id };
  expect((await buyer.call(readQuote, { params })).status).toBe(404);
  const ofChat = { params: { chatId: desk.chatId } };
  expect((await buyer.call(quotesOfChat, ofChat)).body).toMatchObject({ quotes: [], can: { create: false } });
  expect((await shop.maker.call(quotesOfChat, ofChat)).body).toMatchObject({
    quotes: [{ id: params.id, state: 'DRAFT', role: 'MAKER' }],
    can: { create: true },
  });
  const mine = await buyer.call(listQuotes, { query: { role: 'BUYER' } });
  expect(mine.body.quotes).toEqual([]);
});
