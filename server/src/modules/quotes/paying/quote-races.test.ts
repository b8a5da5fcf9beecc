import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { backOutOfPaying } from '#contracts/quotes/answers.contract.ts';
import { readQuote, withdrawQuote } from '#contracts/quotes/quotes.contract.ts';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import type { QuoteState } from '#contracts/quotes/quotes.states.ts';
import { lapseOrders } from '#server/modules/orders/placing/lapse-orders.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openQuoteDesk, type QuoteDesk } from '#tests/support/people/custom-orders/quotes.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { expireQuotes } from '../end-offers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 50 };
const rounds = 4;

interface Side {
  buyer: Actor;
  desk: QuoteDesk;
  quote: Quote;
}

interface Outcome {
  /** 200 or a status of a refusal; undefined for the clock. */
  status?: number;
  code?: string;
  /** The quote beside a refusal. */
  newer?: Quote;
}

const outcomeOf = ({ status, error }: { status: number; error: object }): Outcome => {
  const { code, newer } = error as { code?: string; newer?: Quote };
  return { status, ...(code !== undefined && { code }), ...(newer && { newer }) };
};

const revise = async ({ desk, quote }: Side) =>
  outcomeOf(await desk.revise(quote, { title: 'Lehenga in blue' }));
const withdraw = async ({ quote: { id, version } }: Side) =>
  outcomeOf(await shop.maker.call(withdrawQuote, { params: { id }, body: { version } }));
const accept = async ({ desk, quote }: Side) => outcomeOf(await desk.accept(quote));
const pay = async ({ desk, quote }: Side) => outcomeOf(await desk.pay(quote));
const backOut = async ({ buyer, quote: { id, revision } }: Side) =>
  outcomeOf(await buyer.call(backOutOfPaying, { params: { id }, body: { revision } }));

/** The clock comes by after the offer has ended. */
const expire = async ({ quote }: Side): Promise<Outcome> => {
  await shop.app.services.db.$client.query(
    `update quotes set valid_until = now() - interval '1 hour' where id = $1`,
    [quote.id],
  );
  await expireQuotes(shop.app.services);
  return {};
};

async function begin(isAccepted: boolean): Promise<Side> {
  const buyer = await shop.app.actor({ name: 'Asha Rao' });
  const desk = await openQuoteDesk(shop, buyer);
  return { buyer, desk, quote: isAccepted ? await desk.accepted() : await desk.offer() };
}

const read = async ({ buyer, quote: { id } }: Side) =>
  (await buyer.call(readQuote, { params: { id } })).body.quote;

interface Race {
  name: string;
  isAccepted: boolean;
  one: (side: Side) => Promise<Outcome>;
  other: (side: Side) => Promise<Outcome>;
  /** The states in which the race may end, and which of the two then succeeded. */
  ends: Partial<Record<QuoteState, [one: boolean, other: boolean | undefined]>>;
}

/** A race with the clock says nothing of the clock's success. */
const races: Race[] = [
  {
    name: 'accept × revise',
    isAccepted: false,
    one: accept,
    other: revise,
    ends: { ACCEPTED: [true, false], REVISED: [false, true] },
  },
  {
    name: 'accept × withdraw',
    isAccepted: false,
    one: accept,
    other: withdraw,
    ends: { ACCEPTED: [true, false], WITHDRAWN: [false, true] },
  },
  {
    name: 'pay × revise',
    isAccepted: true,
    one: pay,
    other: revise,
    ends: { PAYING: [true, false], REVISED: [false, true] },
  },
  {
    name: 'pay × withdraw',
    isAccepted: true,
    one: pay,
    other: withdraw,
    ends: { PAYING: [true, false], WITHDRAWN: [false, true] },
  },
];

test.each(races)(
  '$name: one of the two wins, and the other is refused with the newer quote beside it',
  async (race) => {
    for (let round = 0; round < rounds; round++) {
      const side = await begin(race.isAccepted);
      const [one, other] = await Promise.all([race.one(side), race.other(side)]);
      const { state } = await read(side);
      const expected = race.ends[state];
      expect(expected, `ended as ${state}`).toBeDefined();
      expect([one.status === 200, other.status === 200]).toEqual(expected);
      const loser = one.status === 200 ? other : one;
      expect([loser.status, loser.code]).toEqual([409, 'QUOTE_CHANGED']);
      expect(loser.newer?.state).toBe(state);
    }
  },
);

test.each([
  ['accept × expire', false, accept],
  ['pay × expire', true, pay],
] as const)('%s: an offer that has ended is never accepted or paid', async (_, isAccepted, act) => {
  for (let round = 0; round < rounds; round++) {
    const side = await begin(isAccepted);
    const [one] = await Promise.all([act(side), expire(side)]);
    await expireQuotes(shop.app.services);
    const { state, orderId } = await read(side);
    if (one.status === 200) {
      // It came before the end: an accepted offer expires later, one that is being paid stays.
      expect(['EXPIRED', 'PAYING']).toContain(state);
      expect(state === 'PAYING').toBe(isAccepted);
    } else {
      expect([one.status, one.code, state, orderId]).toEqual([409, 'QUOTE_CHANGED', 'EXPIRED', null]);
    }
  }
});

/** An order is confirmed with its money kept, or the quote is its accepted offer again and the money is back. */
async function expectMoneyRight(side: Side, orderId: number, razorpayOrderId: string): Promise<void> {
  const { orderData } = (await side.buyer.call(orderConfirmation, { params: { id: orderId } })).body;
  if (orderData.status === 'CONFIRMED') {
    expect((await read(side)).state).toBe('ORDERED');
    expect(await side.desk.heldOf(razorpayOrderId)).toBe(1_036_800);
    return;
  }
  expect(orderData.status).toBe('CANCELLED');
  await expect.poll(async () => (await read(side)).state, soon).toBe('ACCEPTED');
  await expect.poll(() => side.desk.heldOf(razorpayOrderId), soon).toBe(0);
}

test('a payment and giving it up at the same moment: the order stands with its money, or all of it goes back', async () => {
  for (let round = 0; round < rounds; round++) {
    const side = await begin(true);
    const { orderId, razorpayOrderId } = (await side.desk.pay(side.quote)).body;
    const proof = await shop.razorpay.pay(razorpayOrderId);
    await Promise.all([side.desk.verify(proof, orderId), backOut(side)]);
    await expectMoneyRight(side, orderId, razorpayOrderId);
  }
});

test('a payment and the lapse of its time at the same moment: the same', async () => {
  const sides: Side[] = [];
  for (let round = 0; round < rounds; round++) sides.push(await begin(true));
  const paid = await Promise.all(
    sides.map(async (side) => {
      const { orderId, razorpayOrderId } = (await side.desk.pay(side.quote)).body;
      return { side, orderId, razorpayOrderId, proof: await shop.razorpay.pay(razorpayOrderId) };
    }),
  );
  shop.advance(0.6);
  await Promise.all([
    lapseOrders(shop.app.services),
    ...paid.map(({ side, proof, orderId }) => side.desk.verify(proof, orderId)),
  ]);
  for (const { side, orderId, razorpayOrderId } of paid)
    await expectMoneyRight(side, orderId, razorpayOrderId);
});

test('two orders of one quote are never paid: giving up and paying again at the same moment', async () => {
  for (let round = 0; round < rounds; round++) {
    const side = await begin(true);
    await side.desk.pay(side.quote);
    await Promise.all([backOut(side), side.desk.pay(side.quote), side.desk.pay(side.quote)]);
    const { rows } = await shop.app.services.db.$client.query(
      `select count(*)::int as open from orders where buyer_id = $1 and status = 'PENDING'`,
      [side.buyer.id],
    );
    const { state } = await read(side);
    expect(rows[0]).toEqual({ open: state === 'PAYING' ? 1 : 0 });
  }
});

test('money for an order whose agreed advance is another goes back like a wrong amount', async () => {
  const side = await begin(true);
  const { orderId, razorpayOrderId } = (await side.desk.pay(side.quote)).body;
  await shop.app.services.db.$client.query(
    'update quote_revisions set advance_paise = advance_paise - 1 where quote_id = $1',
    [side.quote.id],
  );
  const refused = await side.desk.verify(await shop.razorpay.pay(razorpayOrderId), orderId);
  expect([refused.status, refused.error.code]).toEqual([400, 'PAYMENT_REFUSED']);
  await shop.app.services.payments.reconcile();
  await expect.poll(() => side.desk.heldOf(razorpayOrderId), soon).toBe(0);
  expect((await read(side)).state).toBe('PAYING');
});
