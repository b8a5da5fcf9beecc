import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paymentWindow, verifyInitialPayment } from '#contracts/orders/checkout.contract.ts';
import { orderDetails } from '#contracts/orders/orders.contract.ts';
import type { Actor } from '#tests/support/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { startTestRazorpay, type TestRazorpay } from '#tests/support/razorpay.ts';
import { designOf, order } from '#tests/support/shop.ts';

let app: TestApp;
let razorpay: TestRazorpay;
let maker: Actor;
let buyer: Actor;
let designId: number;

beforeAll(async () => {
  razorpay = await startTestRazorpay();
  app = await startTestApp({ withJobs: true, settings: razorpay.settings });
  await razorpay.connect(app);
  maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  buyer = await app.actor({ name: 'Asha Rao' });
  designId = await designOf(app, maker);
});
afterAll(async () => {
  await app.stop();
  await razorpay.stop();
});

test('the script of the payment window is known before anything is ordered, to the signed in', async () => {
  const { body } = await buyer.call(paymentWindow);
  const script = await fetch(body.data.scriptUrl);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(await script.text()).toContain('window.Razorpay');
  expect((await app.visitor.call(paymentWindow)).status).toBe(401);
});

test('an order is placed, paid in the window, verified and confirmed, and both sides get a letter', async () => {
  const placed = await order(buyer, designId);
  expect(placed.body).toMatchObject({
    success: true,
    razorpayKey: 'rzp_test_emulator00',
    amount: 5400,
    currency: 'INR',
  });
  const proof = await razorpay.pay(placed.body.razorpayOrderId);
  const verified = await buyer.call(verifyInitialPayment, {
    body: { ...proof, orderId: placed.body.orderId },
  });
  expect(verified.body).toMatchObject({ success: true });

  const seen = await buyer.call(orderDetails, { params: { id: placed.body.orderId } });
  expect(seen.body.orderData).toMatchObject({
    status: 'CONFIRMED',
    role: 'buyer',
    totals: { subtotal: 12_500, shippingCost: 0, tax: 1000, total: 13_500 },
    payments: { initial: { amount: 5400, paid: true }, final: { amount: 8100, paid: false } },
  });
  expect(seen.body.orderData.history.map(({ to, actor }) => [to, actor])).toEqual([
    ['PENDING', 'BUYER'],
    ['CONFIRMED', 'SYSTEM'],
  ]);
  await vi.waitFor(
    async () => {
      const letters = await app.services.mail.listUnsent(app.services.db);
      expect(letters.map(({ to }) => to).sort()).toEqual([buyer.email, maker.email].sort());
    },
    { timeout: 8000, interval: 100 },
  );
});
