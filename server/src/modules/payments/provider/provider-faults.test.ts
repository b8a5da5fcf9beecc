import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { resumeAdvance } from '#contracts/orders/paying/paying.contract.ts';
import { hurriedWithin, hurry, hurryTimeouts } from '#tests/support/hurry-timeouts.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;

const createCall = 'POST /v1/orders';

async function ledgerOrders(orderId: number) {
  const { orders } = await shop.razorpay.ledger();
  return orders.filter(({ receipt }) => receipt === `${orderId}-I`);
}

describe('one spoilt call', () => {
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  test.each(['500', '502html', '429', 'drop_before', 'drop_after', 'timeout'])(
    '%s is overcome, and there is one order at the provider',
    async (mode) => {
      if (mode === 'timeout') hurryTimeouts();
      await shop.razorpay.fault(createCall, mode);
      const placed = await shop.place();
      expect(placed).toMatchObject({ success: true, amount: 5400 });
      const made = await ledgerOrders(placed.orderId);
      expect(made.map(({ id }) => id)).toEqual([placed.razorpayOrderId]);
    },
  );

  test('a slow answer is waited for', async () => {
    hurryTimeouts();
    await shop.razorpay.fault(createCall, 'latency', { latency_ms: 1500 / hurry });
    expect((await shop.place()).success).toBe(true);
  });

  test('an account that does not know unique receipts still gets one order, lost answer or not', async () => {
    await shop.razorpay.control('strict_receipt', { enabled: true, unique_receipt: 'refused' });
    const first = await shop.place();
    expect(await ledgerOrders(first.orderId)).toHaveLength(1);
    await shop.razorpay.fault(createCall, 'drop_after');
    const second = await shop.place();
    expect((await ledgerOrders(second.orderId)).map(({ id }) => id)).toEqual([second.razorpayOrderId]);
  });
});

describe('a provider that stays away', () => {
  // A new shop for each test, because the circuit breaker stays open for a while after failures.
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.stop());

  test.each(['502html', 'drop_before', 'timeout'])(
    '%s: the buyer reads a sentence within nine seconds, the order is kept and paid later',
    async (mode) => {
      if (mode === 'timeout') hurryTimeouts();
      await shop.razorpay.fault('/v1/*', mode, { count: null });
      const headers = { 'idempotency-key': randomUUID() };
      const started = performance.now();
      const refused = await order(shop.buyer, shop.designId, { headers });
      expect(performance.now() - started).toBeLessThan(mode === 'timeout' ? hurriedWithin(9000) : 9000);
      expect([refused.status, refused.error.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
      expect(refused.error.message).toMatch(/^Payment service unavailable/);
      const kept = await shop.buyer.call(myOrders, {});
      expect(kept.body.orders).toMatchObject([{ status: 'PENDING' }]);

      await shop.razorpay.clearFaults();
      const id = kept.body.orders[0]?.id ?? 0;
      const again = await order(shop.buyer, shop.designId, { headers });
      const resumed = await shop.buyer.call(resumeAdvance, { params: { id } });
      expect([again.status, resumed.status]).toEqual([200, 200]);
      expect(again.body).toMatchObject({ orderId: id, razorpayOrderId: resumed.body.razorpayOrderId });
      expect(await ledgerOrders(id)).toHaveLength(1);
    },
  );

  test('after some failures nobody waits any more, and the rest of the site does not notice', async () => {
    await shop.razorpay.fault('/v1/*', '500', { count: null });
    for (let round = 0; round < 3; round++)
      await order(shop.buyer, shop.designId, { headers: { 'idempotency-key': randomUUID() } });
    await shop.razorpay.clearFaults();
    await shop.razorpay.fault('/v1/*', '500', { count: 1 });
    const refused = await order(shop.buyer, shop.designId, { headers: { 'idempotency-key': randomUUID() } });
    expect(refused.status).toBe(503);
    const { faults } = await shop.razorpay.control<{ faults: unknown[] }>('faults');
    expect(faults, 'the provider was not asked').toHaveLength(1);
    expect((await shop.buyer.call(myOrders, {})).status).toBe(200);
  });

  test('a receipt that another database used on the same account does not lead to that order', async () => {
    const foreign = await fetch(`${shop.razorpay.settings.RAZORPAY_API_BASE}/v1/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(
          `${shop.razorpay.settings.RAZORPAY_KEY_ID}:${shop.razorpay.settings.RAZORPAY_KEY_SECRET}`,
        ).toString('base64')}`,
      },
      body: JSON.stringify({ amount: 540_000, currency: 'INR', receipt: '1-I' }),
    });
    const { id } = (await foreign.json()) as { id: string };
    await shop.razorpay.pay(id);
    const placed = await shop.place();
    expect(placed.orderId).toBe(1);
    expect(placed.razorpayOrderId).not.toBe(id);
    await shop.app.services.payments.reconcile();
    const kept = await shop.buyer.call(myOrders, {});
    expect(kept.body.orders).toMatchObject([{ id: 1, status: 'PENDING' }]);
  });
});
