import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  getUnreadNotifications,
  markAllNotificationsAsRead,
  markNotificationAsReadByDesign,
} from '#contracts/notifications/notifications.contract.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { orderConfirmed } from '#server/modules/orders/public.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { openShop, type Shop } from '#tests/support/people/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const wait = { timeout: 60_000, interval: 50 };

async function told(person: Actor, orderId: number) {
  const { notifications } = (await person.call(getUnreadNotifications)).body;
  return notifications
    .filter(({ link }) => link.endsWith(`/${orderId}`))
    .map(({ type, message, link }) => ({ type, message, link }));
}

async function numberOf(orderId: number): Promise<string> {
  const { orderData } = (await shop.buyer.call(orderDetails, { params: { id: orderId } })).body;
  return orderNumber(orderId, new Date(orderData.createdAt));
}

test('a paid advance is told to both sides, each step after it to the other side, and each once', async () => {
  const { orderId, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
  const number = await numberOf(orderId);
  const ordered = {
    type: 'ORDER',
    message: `Asha Rao ordered Katan silk lehenga (${number})`,
    link: `/order-details/sale/${orderId}`,
  };
  const arrived = {
    type: 'PAYMENT',
    message: `Your advance for Katan silk lehenga (${number}) has arrived, and the order is confirmed`,
    link: `/order-details/purchase/${orderId}`,
  };
  await vi.waitFor(async () => expect(await told(shop.maker, orderId)).toEqual([ordered]), wait);
  await vi.waitFor(async () => expect(await told(shop.buyer, orderId)).toEqual([arrived]), wait);

  const body = { status: 'DESIGN_IN_PROGRESS' as const };
  await shop.maker.call(updateOrderStatus, { params: { id: orderId }, body });
  const moved = {
    type: 'ORDER',
    message: `Katan silk lehenga (${number}) is being designed`,
    link: `/order-details/purchase/${orderId}`,
  };
  await vi.waitFor(async () => expect(await told(shop.buyer, orderId)).toEqual([moved, arrived]), wait);
  await shop.app.services.events.publish(shop.app.services.db, orderConfirmed, { orderId });

  await shop.buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'CANCELLED' } });
  const cancelled = {
    type: 'ORDER',
    message: `Katan silk lehenga (${number}) was cancelled`,
    link: `/order-details/sale/${orderId}`,
  };
  await vi.waitFor(async () => expect(await told(shop.maker, orderId)).toEqual([cancelled, ordered]), wait);
  const ofBuyer = await told(shop.buyer, orderId);
  expect(ofBuyer).toEqual(expect.arrayContaining([moved, arrived]));
  expect(ofBuyer.filter(({ message }) => message.includes('cancelled'))).toEqual([]);
});

test('an order that is dropped before anything was paid is no news for its maker', async () => {
  const { orderId } = await shop.place();
  await shop.buyer.call(updateOrderStatus, { params: { id: orderId }, body: { status: 'CANCELLED' } });
  const { orderId: later, razorpayOrderId } = await shop.place();
  const proof = await shop.razorpay.pay(razorpayOrderId);
  await shop.buyer.call(verifyInitialPayment, { body: { ...proof, orderId: later } });
  await vi.waitFor(async () => expect(await told(shop.maker, later)).toHaveLength(1), wait);
  expect(await told(shop.maker, orderId)).toEqual([]);
});

test('news of an order shows its design, and marking the design as read empties the bell of it', async () => {
  const { buyer, maker, designId } = shop;
  for (const person of [buyer, maker]) await person.call(markAllNotificationsAsRead);
  const orderId = await shop.confirm();
  for (const person of [buyer, maker]) {
    await vi.waitFor(async () => expect(await told(person, orderId)).toHaveLength(1), wait);
    const [one] = (await person.call(getUnreadNotifications)).body.notifications;
    expect(one).toMatchObject({ designId, image: expect.stringContaining('/media/') });
    expect(one?.message).toContain('Katan silk lehenga');
    const { body } = await person.call(markNotificationAsReadByDesign, { params: { designId } });
    expect(body.unreadCount).toBe(0);
  }
});
