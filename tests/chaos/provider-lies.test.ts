import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { heldWebhooks, postWebhook, settled } from '#tests/support/servers/payment-webhooks.ts';
import { did, saw } from './report.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

async function statusesOf(...ids: number[]): Promise<string[]> {
  const { rows } = await shop.app.services.db.$client.query(
    'select status from orders where id = any($1) order by id',
    [ids],
  );
  return rows.map(({ status }) => status);
}

test('what a lying provider says books nothing, and the truth books once', async () => {
  const { razorpay, buyer } = shop;
  await razorpay.control('webhooks', { mode: 'hold' });
  const [paid, other, calledOff] = [await shop.place(), await shop.place(), await shop.place()];
  await buyer.call(updateOrderStatus, { params: { id: calledOff.orderId }, body: { status: 'CANCELLED' } });
  const proof = await razorpay.pay(paid.razorpayOrderId);
  const bodies = await heldWebhooks(shop, paid.razorpayOrderId);
  const truth = bodies.get('payment.captured') ?? '';
  expect(truth).not.toBe('');

  const lies: [what: string, body: string][] = [
    ['another amount', truth.replaceAll('"amount":540000', '"amount":100')],
    ['an order that nobody placed', truth.replaceAll(paid.razorpayOrderId, 'order_ZZZZZZZZZZZZZZ')],
    ['an order that was called off', truth.replaceAll(paid.razorpayOrderId, calledOff.razorpayOrderId)],
    ['another currency', truth.replaceAll('"currency":"INR"', '"currency":"USD"')],
  ];
  for (const [nth, [what, body]] of lies.entries()) {
    expect(body).not.toBe(truth);
    did(`a webhook with a right signature tells of ${what}`);
    const status = await postWebhook(shop, body, razorpay.sign(body, `evt_lie_${nth}`));
    saw('it is taken', status, 200);
    await settled(shop, `evt_lie_${nth}`);
    saw('the orders are', await statusesOf(paid.orderId, other.orderId), ['PENDING', 'PENDING']);
  }
  did('a webhook with a wrong signature tells the truth');
  const signed = { ...razorpay.sign(truth, 'evt_forged'), 'x-razorpay-signature': '0'.repeat(64) };
  saw('it is refused', await postWebhook(shop, truth, signed), 400);

  did("the proof of one order is sent for another, and one's own with a wrong signature");
  const forOther = await buyer.call(verifyInitialPayment, { body: { ...proof, orderId: other.orderId } });
  const forged = await buyer.call(verifyInitialPayment, {
    body: { ...proof, orderId: paid.orderId, razorpay_signature: '0'.repeat(64) },
  });
  saw('both are refused', [forOther.status, forged.status], [400, 400]);
  saw('the orders are', await statusesOf(paid.orderId, other.orderId), ['PENDING', 'PENDING']);

  did('the truth comes fifty times, as webhooks and as proofs');
  await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => {
      await postWebhook(shop, truth, razorpay.sign(truth, `evt_true_${nth % 5}`));
      await buyer.call(verifyInitialPayment, { body: { ...proof, orderId: paid.orderId } });
    }),
  );
  await settled(shop);
  saw('the orders are', await statusesOf(paid.orderId, other.orderId), ['CONFIRMED', 'PENDING']);
  const { captures, refunds, double_charged } = await razorpay.ledger();
  saw('captured, given back, charged twice', [captures.length, refunds, double_charged], [1, [], []]);
  saw('differences between the books and the ledger', await auditLater(shop.app), []);
});
