import { expect } from '@playwright/test';
import type { Visitor } from '../journey.ts';

/** Calls the API as a visitor. */
export async function ask<T>(
  { context }: Visitor,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<T> {
  const answer = await context.request[method](path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

/** Brings an order with a paid advance to its buyer through the API: measured, paid, sent and confirmed. */
export async function deliver(maker: Visitor, buyer: Visitor, orderId: number): Promise<void> {
  const status = (to: string) => ({ status: to });
  await ask(buyer, 'post', `/api/order/${orderId}/measurements`, {
    ...{ garment: 'blouse', unit: 'in', lengths: { bust: 36, waist: 30, sleeveLength: 10 } },
    ...{ measuredBy: 'Kavya', measuredOn: '2026-01-20', basedOn: 0 },
  });
  await ask(maker, 'put', `/api/order/${orderId}/status`, status('FINAL_PAYMENT_PENDING'));
  const final = await ask<{ razorpayOrderId: string }>(buyer, 'post', '/api/order/createFinalPayment', {
    orderId,
  });
  const paid = await ask<object>(buyer, 'post', '/emulators/razorpay/__emu/pay', {
    ...{ order_id: final.razorpayOrderId, method: 'upi', instrument: 'success@razorpay' },
  });
  await ask(buyer, 'post', '/api/order/verifyFinalPayment', { ...paid, orderId });
  await ask(maker, 'put', `/api/order/${orderId}/status`, status('SHIPPED'));
  await ask(buyer, 'put', `/api/order/${orderId}/status`, status('DELIVERED'));
}
