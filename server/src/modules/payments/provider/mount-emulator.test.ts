import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { designOf, order } from '#tests/support/people/shop.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let address: string;

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  address = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

test('without a key the emulator stands in under our own address, and an order can be paid through it', async () => {
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const buyer = await app.actor({ name: 'Asha Rao' });
  const placed = await order(buyer, await designOf(app, maker));
  expect(placed.body.checkoutScriptUrl).toMatch(/\/emulators\/razorpay\/v1\/checkout\.js$/);

  const paid = await fetch(`${address}/emulators/razorpay/__emu/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order_id: placed.body.razorpayOrderId }),
  });
  const proof = (await paid.json()) as {
    razorpay_order_id: string;
    razorpay_payment_id: string;
    razorpay_signature: string;
  };
  const verified = await buyer.call(verifyInitialPayment, {
    body: { ...proof, orderId: placed.body.orderId },
  });
  expect(verified.status).toBe(200);
});

test('its payment page may be framed, while our own pages may not', async () => {
  const script = await fetch(`${address}/emulators/razorpay/v1/checkout.js`);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  const page = await fetch(`${address}/emulators/razorpay/v1/checkout/hosted`);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect((await fetch(`${address}/api/auth/userAuthChecker`)).headers.get('x-frame-options')).toBe('DENY');
});

test('another machine does not reach the emulator, nor does a proxy on this one', async () => {
  const script = { url: '/emulators/razorpay/v1/checkout.js' };
  const far = await app.server.inject({ ...script, remoteAddress: '192.168.1.20' });
  expect(far.statusCode).toBe(404);
  const proxied = await fetch(`${address}${script.url}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(proxied.status).toBe(404);
});
