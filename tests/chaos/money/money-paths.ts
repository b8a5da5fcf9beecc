import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { orderDetails, updateOrderStatus } from '#contracts/orders/core/orders.contract.ts';
import { answerCancellation, askToCancel } from '#contracts/orders/endings/endings.contract.ts';
import {
  createFinalPayment,
  refundOrder,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { payments, refunds } from '#server/modules/payments/payments.tables.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { shippingDetails } from '#tests/support/people/shop.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import { callServer } from '#tests/support/servers/call-server.ts';
import type { TestRazorpay } from '#tests/support/servers/razorpay.ts';

/** Results that were confirmed to the client and must survive a crash. */
export interface Promises {
  /** Order ids. */
  placed: Set<number>;
  /** Receipts. */
  paid: Set<string>;
  /** Order ids. */
  cancelled: Set<number>;
  /** Ids of orders with a refund of `refundedRupees`. */
  refunded: Set<number>;
}

export interface World {
  base: string;
  /** Reads the same database and changes its times. It performs no part of a path. */
  onlooker: TestApp;
  razorpay: TestRazorpay;
  buyer: Actor;
  maker: Actor;
  designId: number;
  promises: Promises;
  /** Whether the server was killed, so that waiting ends. */
  isOver(): boolean;
}

/** Every path on which money is promised, received or refunded. The product pays nothing out to makers. */
export const moneyPaths = [
  'order',
  'advance',
  'final payment',
  'webhook',
  'cancellation',
  'agreed cancellation',
  'refund',
  'money on its way back',
] as const;
export type MoneyPath = (typeof moneyPaths)[number];

/** An odd number of paise reveals any rounding. */
export const refundedRupees = 100.03;
const keptRupees = 500.01;

/** Brings an order to the beginning of the path. Returns the path itself, which resolves when it is complete. */
export async function prepare(path: MoneyPath, world: World): Promise<() => Promise<void>> {
  const { base, razorpay, buyer, promises } = world;
  if (path === 'order') return async () => void (await place(world));
  const { orderId, razorpayOrderId } = await place(world);
  if (path === 'webhook') {
    return async () => {
      await razorpay.pay(razorpayOrderId);
      await untilSo(world, () => isBooked(world, `${orderId}-I`));
    };
  }
  const proof = await razorpay.pay(razorpayOrderId);
  const prove = async () => {
    await callServer(base, buyer, verifyInitialPayment, { body: { ...proof, orderId } });
    promises.paid.add(`${orderId}-I`);
  };
  if (path === 'advance') return prove;
  await prove();
  switch (path) {
    case 'final payment':
      return () => payRest(world, orderId);
    case 'cancellation':
      return () => cancel(world, orderId);
    case 'agreed cancellation':
      await askAfterTheFreeDay(world, orderId);
      return () => agree(world, orderId);
    case 'refund':
      return () => refund(world, orderId);
    case 'money on its way back':
      await refund(world, orderId);
      return () => untilSo(world, () => isSent(world, `${orderId}-I`));
  }
}

async function place({ base, buyer, designId, promises }: World) {
  const placed = await callServer(base, buyer, createOrder, {
    body: { items: [{ designId, quantity: 1 }], shippingDetails },
    headers: { 'idempotency-key': randomUUID() },
  });
  promises.placed.add(placed.orderId);
  return placed;
}

async function payRest({ base, razorpay, buyer, promises }: World, orderId: number): Promise<void> {
  const final = await callServer(base, buyer, createFinalPayment, { body: { orderId } });
  const rest = await razorpay.pay(final.razorpayOrderId);
  await callServer(base, buyer, verifyFinalPayment, { body: { ...rest, orderId } });
  promises.paid.add(`${orderId}-F`);
}

async function cancel({ base, buyer, promises }: World, orderId: number): Promise<void> {
  const body = { status: 'CANCELLED' };
  await callServer(base, buyer, updateOrderStatus, { params: { id: orderId }, body });
  promises.cancelled.add(orderId);
}

async function askAfterTheFreeDay({ base, onlooker, buyer, maker }: World, id: number): Promise<void> {
  const body = { status: 'DESIGN_IN_PROGRESS' };
  await callServer(base, maker, updateOrderStatus, { params: { id }, body });
  const confirmedAt = new Date(Date.now() - 3 * 86_400_000);
  await onlooker.services.db.update(orders).set({ confirmedAt }).where(eq(orders.id, id));
  const { orderData } = await callServer(base, buyer, orderDetails, { params: { id } });
  const refund = orderData.cancelling.offer?.refund ?? 0;
  const request = { reason: 'The wedding is off.', refund };
  await callServer(base, buyer, askToCancel, { params: { id }, body: request });
}

async function agree({ base, maker, promises }: World, id: number): Promise<void> {
  const body = { agree: true, keep: keptRupees, words: 'The drawings stay paid for.' };
  await callServer(base, maker, answerCancellation, { params: { id }, body });
  promises.cancelled.add(id);
}

async function refund({ base, maker, promises }: World, id: number): Promise<void> {
  await callServer(base, maker, refundOrder, {
    params: { id },
    body: { amount: refundedRupees, reason: 'A thread was pulled.' },
    headers: { 'idempotency-key': randomUUID() },
  });
  promises.refunded.add(id);
}

async function isBooked({ onlooker }: World, receipt: string): Promise<boolean> {
  const { db } = onlooker.services;
  const [row] = await db.select().from(payments).where(eq(payments.receipt, receipt));
  return row?.status === 'CAPTURED';
}

async function isSent({ onlooker }: World, receipt: string): Promise<boolean> {
  const sent = await onlooker.services.db
    .select({ id: refunds.razorpayRefundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.receipt, receipt));
  return sent.length > 0 && sent.every(({ id }) => id !== null);
}

async function untilSo({ isOver }: World, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (isOver()) throw new Error('The server was killed before.');
    await sleep(10);
  }
}
