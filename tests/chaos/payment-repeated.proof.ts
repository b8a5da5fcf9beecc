import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import { heldWebhooks, settled } from '#tests/support/servers/payment-webhooks.ts';

let shop: Shop;
let base = '';
beforeAll(async () => {
  shop = await openShop();
  base = shop.app.server.listeningOrigin;
  await shop.razorpay.control('webhooks', { mode: 'hold' });
});
afterAll(() => shop.stop());

/** Runs `work` this many times, `atOnce` of them concurrently. */
async function repeat(times: number, atOnce: number, work: (nth: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) await work(next++);
    }),
  );
}

async function expectBookedOnce(orderId: number): Promise<void> {
  await settled(shop);
  const { orderData } = (await shop.buyer.call(orderDetails, { params: { id: orderId } })).body;
  expect(orderData.history.map(({ to }) => to)).toEqual(['PENDING', 'CONFIRMED']);
  expect(orderData.refunds).toEqual([]);
  const { captures, refunds, double_charged } = await shop.razorpay.ledger();
  expect([captures.length, refunds, double_charged]).toEqual([1, [], []]);
}

test('ten thousand webhooks of one payment and a thousand proofs of it book it once', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  const bodies = [...(await heldWebhooks(shop, razorpayOrderId)).values()];
  const eventIds = bodies.map(() => randomUUID());
  const started = performance.now();
  await Promise.all([
    repeat(10_000, 32, async (nth) => {
      const body = bodies[nth % bodies.length] ?? '';
      // Every tenth webhook has an unknown event id, because event ids are not signed.
      const eventId = nth % 10 === 0 ? randomUUID() : (eventIds[nth % bodies.length] ?? '');
      const answer = await fetch(`${base}/api/payments/razorpay/webhook`, {
        method: 'POST',
        headers: shop.razorpay.sign(body, eventId),
        body,
      });
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }),
    repeat(1000, 8, async () => {
      const said = await callServer(base, shop.buyer, verifyInitialPayment, { body: { ...proof, orderId } });
      expect(said.success).toBe(true);
    }),
  ]);
  await expectBookedOnce(orderId);
  console.log(
    `10000 webhooks and 1000 proofs in ${Math.round((performance.now() - started) / 1000)} s: booked once`,
  );
});
