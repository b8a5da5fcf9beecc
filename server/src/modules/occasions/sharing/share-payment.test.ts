import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listNotifications } from '#contracts/notifications/notifications.contract.ts';
import { endShare } from '#contracts/occasions/shares.contract.ts';
import { type OrderData, orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { untilWebhooksArrived } from '#tests/support/people/audit-books.ts';
import { moveTo } from '#tests/support/people/custom-orders/naap-book.ts';
import {
  boardOf,
  occasionOfOrders,
  openBill,
  pieceOf,
  proveBill,
  seeBill,
  share,
  tokenFor,
} from '#tests/support/people/custom-orders/occasions.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { occasionShares } from '../occasions.tables.ts';

let shop: Shop;
let visitor: Pick<Actor, 'call'>;
beforeAll(async () => {
  shop = await openShop();
  visitor = shop.app.visitor;
});
afterAll(() => shop.stop());

const soon = { timeout: 60_000, interval: 60 };
const rounds = 4;
const advancePaise = 540_000;

const orderOf = async (orderId: number): Promise<OrderData> =>
  (await shop.buyer.call(orderConfirmation, { params: { id: orderId } })).body.orderData;

async function sharedAdvance(): Promise<{ id: number; orderId: number; token: string }> {
  const { orderId } = await shop.place();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  return { id, orderId, token: await tokenFor(shop.buyer, id, orderId) };
}

/** Opens the window of a share and returns the provider's order. */
async function windowOf(token: string, payerName = ''): Promise<string> {
  const opened = await openBill(visitor, token, payerName);
  if (opened.status !== 200) throw new Error(opened.error.message);
  return opened.body.razorpayOrderId;
}

async function payAs(token: string, payerName = '') {
  const proof = await shop.razorpay.pay(await windowOf(token, payerName));
  return proveBill(visitor, token, proof, payerName);
}

/** What the provider keeps for an order of its own, in paise. */
async function keptOf(razorpayOrderId: string): Promise<number> {
  const { payments } = await shop.razorpay.ledger();
  return payments
    .filter(({ order_id, captured }) => order_id === razorpayOrderId && captured)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
}

test('whoever has the link sees the amount, the title and the first name of the organiser, and nothing else', async () => {
  const { token, orderId } = await sharedAdvance();
  const { body } = await seeBill(visitor, token);
  expect(body.data).toEqual({
    stage: 'OPEN',
    refusal: null,
    title: 'Riya’s wedding',
    organiser: 'Asha',
    amount: 5400,
    endsAt: expect.any(String),
  });
  const opened = await openBill(visitor, token);
  expect(Object.keys(opened.body)).not.toContain('orderId');
  const words = JSON.stringify(opened.body).replace(token, '');
  expect(words).not.toMatch(/Katan|Meher|Asha|Malleshwaram|TB-20|Jaipur|Riya/);
  expect((await orderOf(orderId)).status).toBe('PENDING');
});

test('a share is paid without an account as if the buyer paid: the order is confirmed, and the board says who paid', async () => {
  const { id, orderId, token } = await sharedAdvance();
  const paid = await payAs(token, 'Nana');
  expect([paid.status, paid.body.message]).toEqual([200, 'The share is paid. Thank you.']);
  const { status, payments } = await orderOf(orderId);
  expect([status, payments.initial.paid]).toEqual(['CONFIRMED', true]);
  const [advance, final] = pieceOf(await boardOf(shop.buyer, id), orderId).shares;
  expect(advance).toMatchObject({ isPaid: true, payerName: 'Nana', canShare: false });
  expect(final).toMatchObject({ isPaid: false, link: 'NONE', canShare: true });
  expect((await seeBill(visitor, token)).body.data).toMatchObject({ stage: 'PAID', amount: 5400 });
});

test('a paid share is refused with thanks', async () => {
  const { token } = await sharedAdvance();
  await payAs(token);
  const again = await openBill(visitor, token);
  expect([again.status, again.error.message]).toEqual([409, 'This share is already paid. Thank you.']);
});

test('the final payment is a share too, and does not move the order', async () => {
  const orderId = await shop.confirm();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  expect((await share(shop.buyer, id, orderId, 'ADVANCE')).status).toBe(409);
  const token = await tokenFor(shop.buyer, id, orderId, 'FINAL');
  expect((await seeBill(visitor, token)).body.data.amount).toBe(8100);
  expect((await payAs(token)).status).toBe(200);
  const { status, payments } = await orderOf(orderId);
  expect([status, payments.final.paid]).toEqual(['CONFIRMED', true]);
  expect((await boardOf(shop.buyer, id)).guests[0]).toMatchObject({
    isPaid: true,
    paid: { paid: 13_500, of: 13_500 },
  });
});

test('an expired link takes no money; the organiser makes a new one, and the old one stays closed', async () => {
  const { id, orderId, token } = await sharedAdvance();
  // An unpaid order lives for a day, so the link is moved instead of the clock.
  await shop.app.services.db.$client.query(
    `update occasion_shares set expires_at = now() - interval '1 minute' where order_id = $1`,
    [orderId],
  );
  expect((await seeBill(visitor, token)).body.data).toMatchObject({ stage: 'EXPIRED', amount: null });
  const refused = await openBill(visitor, token);
  expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('expired')]);
  const { shares } = pieceOf(await boardOf(shop.buyer, id), orderId);
  expect(shares[0]).toMatchObject({ link: 'EXPIRED', canShare: true });
  const renewed = await tokenFor(shop.buyer, id, orderId);
  expect((await seeBill(visitor, token)).status).toBe(404);
  expect((await seeBill(visitor, renewed)).body.data.stage).toBe('OPEN');
});

test('a payment begun before the link ended still counts', async () => {
  const { id, orderId, token } = await sharedAdvance();
  const razorpayOrderId = await windowOf(token, 'Nana');
  const shareId = pieceOf(await boardOf(shop.buyer, id), orderId).shares[0]?.shareId ?? 0;
  const ended = await shop.buyer.call(endShare, { params: { id, shareId } });
  expect(ended.status).toBe(200);
  expect((await seeBill(visitor, token)).status).toBe(404);
  expect((await openBill(visitor, token)).status).toBe(404);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  expect((await proveBill(visitor, token, proof)).status).toBe(200);
  expect((await orderOf(orderId)).status).toBe('CONFIRMED');
});

test('a share of a cancelled order is refused; money that was on its way goes back', async () => {
  const { orderId, token } = await sharedAdvance();
  const razorpayOrderId = await windowOf(token);
  await moveTo(shop.buyer, orderId, 'CANCELLED');
  const { data } = (await seeBill(visitor, token)).body;
  expect(data).toMatchObject({ stage: 'CANCELLED', amount: null });
  expect((await openBill(visitor, token)).status).toBe(409);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  expect((await proveBill(visitor, token, proof)).status).toBe(400);
  await vi.waitFor(async () => expect(await keptOf(razorpayOrderId)).toBe(0), soon);
});

test('a forged signature, another share’s payment and an unknown token book nothing', async () => {
  const [one, other] = [await sharedAdvance(), await sharedAdvance()];
  const razorpayOrderId = await windowOf(one.token);
  await windowOf(other.token);
  const forged = {
    ...shop.razorpay.prove(razorpayOrderId, 'pay_AAAAAAAAAAAAAA'),
    razorpay_signature: '0'.repeat(64),
  };
  expect((await proveBill(visitor, one.token, forged)).status).toBe(400);
  const proof = await shop.razorpay.pay(razorpayOrderId);
  expect((await proveBill(visitor, other.token, proof)).status).toBe(400);
  expect((await proveBill(visitor, 'A'.repeat(43), proof)).status).toBe(404);
  expect((await orderOf(other.orderId)).status).toBe('PENDING');
  expect((await seeBill(visitor, 'A'.repeat(43))).status).toBe(404);
});

test('of a link the database keeps the hash of its token alone', async () => {
  const { token } = await sharedAdvance();
  const rows = await shop.app.services.db.select().from(occasionShares);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the provider’s own page leads back to the share, and to no other address that somebody writes', async () => {
  const { orderId, token } = await sharedAdvance();
  const opened = await openBill(visitor, token);
  const { search } = new URL(opened.body.callbackUrl);
  const proof = await shop.razorpay.pay(opened.body.razorpayOrderId);
  const post = (query: string, form: object) =>
    shop.app.server.inject({
      method: 'POST',
      url: `/api/payments/razorpay/callback${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form }).toString(),
    });
  const back = new RegExp(`/share-link\\?token=${token}$`);
  // Also after a payment that was refused.
  expect((await post(search, { razorpay_order_id: opened.body.razorpayOrderId })).headers.location).toMatch(
    back,
  );
  const led = await post(search, proof);
  expect([led.statusCode, led.headers.location]).toEqual([303, expect.stringMatching(back)]);
  expect((await orderOf(orderId)).status).toBe('CONFIRMED');
  for (const elsewhere of [
    '//evil.example',
    '/share-link?token=a',
    `https://evil.example/share-link?token=${token}`,
  ]) {
    const { headers } = await post(`?${new URLSearchParams({ back: elsewhere })}`, proof);
    expect(headers.location).toMatch(/\/order-confirmation\?orderId=\d+$/);
  }
});

test('two browsers pay one share at the same moment: one payment is kept, the other refused or paid back', async () => {
  for (let round = 0; round < rounds; round++) {
    const { orderId, token } = await sharedAdvance();
    const [first, second] = await Promise.all([windowOf(token, 'Nana'), windowOf(token, 'Mausi')]);
    expect(second).toBe(first);
    const paid = await Promise.allSettled(
      ['Nana', 'Mausi'].map(async (name) => proveBill(visitor, token, await shop.razorpay.pay(first), name)),
    );
    const good = paid.filter((one) => one.status === 'fulfilled' && one.value.status === 200);
    expect(good).toHaveLength(1);
    expect((await orderOf(orderId)).status).toBe('CONFIRMED');
    await untilWebhooksArrived(shop);
    expect(await keptOf(first)).toBe(advancePaise);
  }
});

test('a second card that the bank confirms late is paid back, and the share stays paid', async () => {
  const { orderId, token } = await sharedAdvance();
  const razorpayOrderId = await windowOf(token);
  const refuse = { method: 'upi', instrument: 'failure@razorpay' };
  await expect(shop.razorpay.pay(razorpayOrderId, refuse)).rejects.toThrow();
  const failed = (await shop.razorpay.ledger()).payments.find(({ order_id }) => order_id === razorpayOrderId);
  expect((await payAs(token)).status).toBe(200);
  await shop.razorpay.control('late_authorize', { payment_id: failed?.id, force_capture: true });
  await vi.waitFor(async () => expect(await keptOf(razorpayOrderId)).toBe(advancePaise), soon);
  expect((await orderOf(orderId)).payments.initial.paid).toBe(true);
});

test('two shares of one person are paid at the same moment: both are booked, to the paisa', async () => {
  for (let round = 0; round < rounds; round++) {
    const orderIds = [(await shop.place()).orderId, (await shop.place()).orderId];
    const { id } = await occasionOfOrders(shop.buyer, orderIds);
    const tokens = await Promise.all(orderIds.map((orderId) => tokenFor(shop.buyer, id, orderId)));
    const answers = await Promise.all(tokens.map((token) => payAs(token, 'Nana')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const board = await boardOf(shop.buyer, id);
    expect(board.guests[0]?.paid).toEqual({ paid: 10_800, of: 27_000 });
    expect(board.totals.paid).toEqual({ paid: 10_800, of: 27_000 });
  }
});

test('the organiser and a payer pay at the same moment: the advance is kept once', async () => {
  for (let round = 0; round < rounds; round++) {
    const { orderId, token } = await sharedAdvance();
    const razorpayOrderId = await windowOf(token);
    const pay = () => shop.razorpay.pay(razorpayOrderId).catch(() => null);
    const [mine, theirs] = await Promise.all([pay(), pay()]);
    await Promise.all([
      mine && shop.buyer.call(verifyInitialPayment, { body: { ...mine, orderId } }),
      theirs && proveBill(visitor, token, theirs),
    ]);
    expect((await orderOf(orderId)).status).toBe('CONFIRMED');
    await untilWebhooksArrived(shop);
    expect(await keptOf(razorpayOrderId)).toBe(advancePaise);
  }
});

test('two links of one instalment made at once leave one open', async () => {
  const { orderId } = await shop.place();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  const tokens = await Promise.all([tokenFor(shop.buyer, id, orderId), tokenFor(shop.buyer, id, orderId)]);
  const seen = await Promise.all(tokens.map((token) => seeBill(visitor, token)));
  expect(seen.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('the organiser hears of a paid share once, by bell and letter, also when only the webhook tells of it', async () => {
  const { id, token } = await sharedAdvance();
  await shop.razorpay.pay(await windowOf(token, 'Nana'));
  await untilWebhooksArrived(shop);
  await vi.waitFor(async () => {
    const { notifications } = (await shop.buyer.call(listNotifications, { query: {} })).body;
    const told = notifications.filter(({ link }) => link === `/occasions/${id}`);
    expect(told.map(({ message }) => message)).toEqual(['Riya’s share for “Riya’s wedding” is paid']);
  }, soon);
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
  const about = letters.filter(({ text }) => text.includes(`/occasions/${id}`));
  expect(about).toHaveLength(1);
  expect(about[0]?.text).toContain('₹5,400');
  expect(JSON.stringify(about)).not.toContain('Nana');
});

test('the organiser who pays by themselves is told nothing of a share that nobody opened', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const { id } = await occasionOfOrders(shop.buyer, [orderId]);
  await tokenFor(shop.buyer, id, orderId);
  await shop.razorpay.pay(razorpayOrderId);
  await untilWebhooksArrived(shop);
  expect((await orderOf(orderId)).status).toBe('CONFIRMED');
  const letters = await shop.app.services.mail.listUnsent(shop.app.services.db, shop.buyer.email);
  expect(letters.filter(({ text }) => text.includes(`/occasions/${id}`))).toEqual([]);
});
