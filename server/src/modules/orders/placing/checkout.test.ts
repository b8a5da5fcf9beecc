import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderConfirmation, orderDetails } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { openShop, order, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

test('an order is placed, paid in the window, verified and confirmed, and both sides get a letter', async () => {
  const { buyer, maker, razorpay, app, designId } = shop;
  const placed = await order(buyer, designId);
  expect(placed.body).toMatchObject({
    success: true,
    razorpayKey: 'rzp_test_emulator00',
    amount: 5400,
    currency: 'INR',
    checkoutScriptUrl: `${razorpay.settings.RAZORPAY_API_BASE}/v1/checkout.js`,
  });
  const { orderId, razorpayOrderId } = placed.body;
  const proof = await razorpay.pay(razorpayOrderId);
  const verified = await buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  expect(verified.body).toMatchObject({
    message: 'Your order has been placed!',
    reason: 'done.orderPlaced',
    orderId,
  });

  const seen = await buyer.call(orderDetails, { params: { id: orderId } });
  expect(seen.body.orderData).toMatchObject({
    status: 'CONFIRMED',
    role: 'buyer',
    products: [
      {
        id: designId,
        title: 'Katan silk lehenga',
        designer: maker.name,
        quantity: 1,
        price: 12_500,
        lines: [
          { kind: 'DESIGN', label: 'Katan silk lehenga', detail: '', amount: 12_500, quantity: 1, days: 0 },
        ],
      },
    ],
    totals: { subtotal: 12_500, shippingCost: 0, tax: 1000, total: 13_500 },
    payments: { initial: { amount: 5400, paid: true }, final: { amount: 8100, paid: false } },
    can: { payAdvance: false, cancel: true, confirmDelivery: false, moveTo: ['CANCELLED'] },
  });
  expect(seen.body.orderData.history.map(({ to, actor }) => [to, actor])).toEqual([
    ['PENDING', 'BUYER'],
    ['CONFIRMED', 'SYSTEM'],
  ]);
  const confirmation = await buyer.call(orderConfirmation, { params: { id: orderId } });
  expect(confirmation.body.orderData).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    email: buyer.email,
    address: '14, 3rd Cross, Malleshwaram',
    zipCode: '560003',
    paymentInfo: { initialAmount: 5400, remainingAmount: 8100 },
  });

  const letters = await vi.waitFor(
    async () => {
      const written = await app.services.mail.listUnsent(app.services.db);
      expect(written.map(({ to }) => to).sort()).toEqual([buyer.email, maker.email].sort());
      return written;
    },
    { timeout: 60_000, interval: 100 },
  );
  const toMaker = letters.find(({ to }) => to === maker.email);
  expect(toMaker?.text).not.toContain(buyer.name);
  expect(toMaker?.text).not.toContain('Malleshwaram');
});

test('the reply of a call that nobody signed in for is 401, and the two sides see their own role', async () => {
  const { orderId } = await shop.place();
  const unknown = await shop.app.visitor.call(orderDetails, { params: { id: orderId } });
  expect(unknown.status).toBe(401);
  const asMaker = await shop.maker.call(orderDetails, { params: { id: orderId } });
  expect(asMaker.body.orderData).toMatchObject({ role: 'maker', can: { payAdvance: false, moveTo: [] } });
});
