import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { myOrders } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { auditLater } from '#tests/support/people/audit-books.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';
import { did, saw, sawWithin } from './report.ts';

vi.setConfig({ testTimeout: 120_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Each order has a new idempotency key. */
const buy = () => order(shop.buyer, shop.designId, { headers: { 'idempotency-key': randomUUID() } });

test('a provider that takes two seconds is waited for, one that never answers is not, and nobody else waits', async () => {
  did('every answer of the provider takes two seconds');
  await shop.razorpay.fault('/v1/*', 'latency', { count: null, latency_ms: 2000 });
  let began = performance.now();
  const buying = buy();
  saw('somebody else is answered meanwhile', (await shop.buyer.call(myOrders, {})).status, 200);
  sawWithin('and does not wait', secondsSince(began), 1.5);
  saw('the order is taken', (await buying).status, 200);

  did('the provider takes calls and never answers them');
  await shop.razorpay.clearFaults();
  await shop.razorpay.fault('/v1/*', 'timeout', { count: null });
  began = performance.now();
  const waiting = Array.from({ length: 10 }, () => buy());
  expect((await shop.buyer.call(myOrders, {})).status).toBe(200);
  sawWithin('somebody else does not wait', secondsSince(began), 1.5);
  const answers = await Promise.all(waiting);
  sawWithin('the last of ten buyers is answered', secondsSince(began), 9.5);
  saw(
    'with',
    [...new Set(answers.map(({ status, error }) => `${status} ${error.code}`))],
    ['503 PAYMENT_UNAVAILABLE'],
  );
  began = performance.now();
  saw('the next buyer is answered', (await buy()).status, 503);
  sawWithin('at once, as the provider is known to be away', secondsSince(began), 1);

  did('the provider answers again');
  await shop.razorpay.clearFaults();
  began = performance.now();
  await expect.poll(async () => (await buy()).status, { timeout: 25_000, interval: 500 }).toBe(200);
  sawWithin('an order can be placed again', secondsSince(began), 20);
  saw('differences between the books and the ledger', await auditLater(shop.app), []);
});
