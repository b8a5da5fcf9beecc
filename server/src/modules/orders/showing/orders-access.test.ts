import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  orderConfirmation,
  orderDetails,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import { myOrders, mySales } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  resumeAdvance,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { createOrder, currentUserShippingAddress } from '#contracts/orders/placing/checkout.contract.ts';
import type { Endpoint } from '#contracts/platform/endpoint.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, order, type Shop, shippingDetails } from '#tests/support/people/shop.ts';

let shop: Shop;
let stranger: Actor;
let placed: Awaited<ReturnType<Shop['place']>>;
beforeAll(async () => {
  shop = await openShop();
  stranger = await shop.app.actor({ name: 'Ravi Iyer' });
  placed = await shop.place();
});
afterAll(() => shop.stop());

const proof = {
  razorpay_order_id: 'order_AAAAAAAAAAAAAA',
  razorpay_payment_id: 'pay_AAAAAAAAAAAAAA',
  razorpay_signature: 'a'.repeat(64),
};

interface Requested {
  endpoint: Endpoint;
  request: (orderId: number) => object;
}

const ofOneOrder: Record<string, Requested> = {
  confirmation: { endpoint: orderConfirmation, request: (id) => ({ params: { id } }) },
  details: { endpoint: orderDetails, request: (id) => ({ params: { id } }) },
  'status update': {
    endpoint: updateOrderStatus,
    request: (id) => ({ params: { id }, body: { status: 'CANCELLED' } }),
  },
  'advance again': { endpoint: resumeAdvance, request: (id) => ({ params: { id } }) },
  verification: {
    endpoint: verifyInitialPayment,
    request: (orderId) => ({ body: { ...proof, orderId } }),
  },
  'final payment': { endpoint: createFinalPayment, request: (orderId) => ({ body: { orderId } }) },
  'verification of the final payment': {
    endpoint: verifyFinalPayment,
    request: (orderId) => ({ body: { ...proof, orderId } }),
  },
  refund: {
    endpoint: refundOrder,
    request: (id) => ({
      params: { id },
      body: { amount: 10, reason: 'As we agreed.' },
      headers: { 'idempotency-key': 'key-of-the-test' },
    }),
  },
};

const others: Record<string, Requested> = {
  'order placement': {
    endpoint: createOrder,
    request: () => ({ body: { items: [{ designId: 1 }], shippingDetails } }),
  },
  'own addresses': { endpoint: currentUserShippingAddress, request: () => ({}) },
  'own purchases': { endpoint: myOrders, request: () => ({}) },
  'own sales': { endpoint: mySales, request: () => ({}) },
};

test.each(Object.entries({ ...ofOneOrder, ...others }))('%s needs a sign-in', async (_, call) => {
  const answer = await shop.app.visitor.call(call.endpoint, call.request(placed.orderId));
  expect(answer.status).toBe(401);
  expect(answer.error).toMatchObject({ success: false, code: 'SIGN_IN_REQUIRED' });
});

test.each(Object.entries(ofOneOrder))(
  'to a stranger the %s of an order looks like that of an order that is not there',
  async (_, { endpoint, request }) => {
    const foreign = await stranger.call(endpoint, request(placed.orderId));
    const missing = await stranger.call(endpoint, request(999_999));
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...foreign.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' });
  },
);

test('a maker can neither pay nor verify the order of a buyer', async () => {
  for (const name of ['advance again', 'verification']) {
    const call = ofOneOrder[name];
    if (!call) throw new Error(name);
    expect((await shop.maker.call(call.endpoint, call.request(placed.orderId))).status).toBe(404);
  }
});

test('ids that cannot be one are not found, never a failure of ours', async () => {
  for (const id of ['0', '-1', '1e9', 'NaN', '9'.repeat(40), '1;drop table orders', '%00']) {
    const answer = await shop.buyer.call(orderDetails, { params: { id } });
    expect([id, answer.status]).toEqual([id, 404]);
  }
});

describe('bad bodies', () => {
  test('an order without its parts is refused field by field', async () => {
    const empty = await shop.buyer.call(createOrder, { body: {} as never });
    expect(empty.status).toBe(400);
    const short = await order(shop.buyer, shop.designId, {
      body: {
        shippingDetails: {
          ...shippingDetails,
          address: 'x',
          city: 'y',
          state: '',
          pincode: '12',
          country: '',
        },
      },
    });
    expect(short.error.errors).toEqual({
      'shippingDetails.address': 'Address must be at least 5 characters',
      'shippingDetails.city': 'City must be at least 2 characters',
      'shippingDetails.state': 'State must be at least 2 characters',
      'shippingDetails.pincode': 'Please write the PIN code; in India it has 6 digits',
      'shippingDetails.country': 'Please select a country',
    });
  });

  test('a status that does not exist, a proof without fields and a cursor that is none are refused', async () => {
    const { buyer } = shop;
    const params = { id: placed.orderId };
    const status = await buyer.call(updateOrderStatus, { params, body: { status: 'PAID' as never } });
    const proofless = await buyer.call(verifyInitialPayment, { body: { orderId: placed.orderId } as never });
    const cursor = await buyer.call(myOrders, { query: { cursor: '1 or 1=1' } });
    expect([status.status, proofless.status, cursor.status]).toEqual([400, 400, 400]);
  });
});

test('purchases and sales are listed newest first, page by page, each to its own side only', async () => {
  const second = await shop.place();
  const third = await shop.place();
  const first = await shop.buyer.call(myOrders, { query: { limit: 2 } });
  expect(first.body.orders.map(({ id }) => id)).toEqual([third.orderId, second.orderId]);
  expect(first.body.orders[0]).toMatchObject({
    totalAmount: 13_500,
    status: 'PENDING',
    maker: { id: shop.maker.id, name: 'Meher Ansari' },
    orderItems: [{ designId: shop.designId, title: 'Katan silk lehenga', quantity: 1 }],
  });
  const rest = await shop.buyer.call(myOrders, { query: { limit: 2, cursor: first.body.nextCursor ?? '' } });
  expect(rest.body).toMatchObject({ orders: [{ id: placed.orderId }], nextCursor: null });

  const sales = await shop.maker.call(mySales, {});
  expect(sales.body.data).toHaveLength(3);
  expect(sales.body.data[0]?.user).toMatchObject({ id: shop.buyer.id, name: 'Asha Rao' });
  expect((await stranger.call(myOrders, {})).body.orders).toEqual([]);
  expect((await stranger.call(mySales, {})).body.data).toEqual([]);
  expect((await shop.buyer.call(mySales, {})).body.data).toEqual([]);
});

test('a maker learns e-mail, phone and address of a buyer only once the advance is paid', async () => {
  const lapsed = (await shop.place()).orderId;
  const cancelled = await shop.buyer.call(updateOrderStatus, {
    params: { id: lapsed },
    body: { status: 'CANCELLED' },
  });
  expect(cancelled.body.orderData.shipping.address).toBe(shippingDetails.address);
  for (const endpoint of [orderDetails, orderConfirmation]) {
    for (const id of [placed.orderId, lapsed]) {
      const { body } = await shop.maker.call(endpoint, { params: { id } });
      const nothing = { address: '', city: '', state: '', zipCode: '', country: '' };
      expect(body.orderData).toMatchObject({
        ...nothing,
        email: '',
        buyer: { name: 'Asha Rao', email: '', phone: '' },
        shipping: { name: 'Asha Rao', ...nothing },
      });
      const told = JSON.stringify(body);
      for (const secret of [shop.buyer.email, '98450', 'Malleshwaram', '560003'])
        expect(told).not.toContain(secret);
    }
  }
  const paid = await shop.maker.call(orderDetails, { params: { id: await shop.confirm() } });
  expect(paid.body.orderData).toMatchObject({
    buyer: { email: shop.buyer.email, phone: shippingDetails.phone },
    shipping: { address: shippingDetails.address, zipCode: '560003' },
  });
  expect(paid.body.orderData.email).toBe(shop.buyer.email);
});
