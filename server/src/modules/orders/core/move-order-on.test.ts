import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderConfirmation, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';
import { moveOrderOn } from '../public.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

async function confirmed(): Promise<number> {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  return orderId;
}

const moveOn = (orderId: number, to: OrderStatus, note = 'The visit is booked.') => {
  const { services } = shop.app;
  return inTransaction(services.db, (tx) => moveOrderOn(services, tx, { orderId, to, note }));
};

async function read(id: number) {
  return (await shop.buyer.call(orderConfirmation, { params: { id } })).body.orderData;
}

test('a booked visit moves an order on, a visit that is done moves it further, and neither twice', async () => {
  const id = await confirmed();
  expect(await moveOn(id, 'MEASUREMENT_SCHEDULED')).toBe(true);
  expect(await moveOn(id, 'MEASUREMENT_SCHEDULED')).toBe(false);
  expect(await moveOn(id, 'MEASUREMENT_COMPLETED', 'The measurements were taken.')).toBe(true);
  expect(await moveOn(id, 'MEASUREMENT_SCHEDULED')).toBe(false);
  const { status, history } = await read(id);
  expect(status).toBe('MEASUREMENT_COMPLETED');
  expect(history.slice(2)).toMatchObject([
    { actor: 'SYSTEM', from: 'CONFIRMED', to: 'MEASUREMENT_SCHEDULED', note: 'The visit is booked.' },
    { actor: 'SYSTEM', from: 'MEASUREMENT_SCHEDULED', to: 'MEASUREMENT_COMPLETED' },
  ]);
});

test('an order that has gone further, was cancelled or waits for its advance stays where it is', async () => {
  const further = await confirmed();
  await shop.maker.call(updateOrderStatus, { params: { id: further }, body: { status: 'COMPLETED' } });
  const cancelled = await confirmed();
  await shop.buyer.call(updateOrderStatus, { params: { id: cancelled }, body: { status: 'CANCELLED' } });
  const { orderId: unpaid } = await shop.place();
  for (const id of [further, cancelled, unpaid])
    expect(await moveOn(id, 'MEASUREMENT_SCHEDULED')).toBe(false);
  const standing = await Promise.all([further, cancelled, unpaid].map(read));
  expect(standing.map(({ status }) => status)).toEqual(['COMPLETED', 'CANCELLED', 'PENDING']);
});

test('ten visits booked at the same moment move their order once', async () => {
  const id = await confirmed();
  const moved = await Promise.all(Array.from({ length: 10 }, () => moveOn(id, 'MEASUREMENT_SCHEDULED')));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect((await read(id)).history).toHaveLength(3);
});

test('an order that is not there is not found', async () => {
  await expect(moveOn(999_999, 'MEASUREMENT_SCHEDULED')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
