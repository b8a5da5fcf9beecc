import { randomUUID } from 'node:crypto';
import { verifyInitialPayment } from '#contracts/orders/paying/paying.contract.ts';
import { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Answer } from '../call-api.ts';
import { startTestApp, type TestApp } from '../servers/app.ts';
import { startTestRazorpay, type TestRazorpay } from '../servers/razorpay.ts';
import type { Actor } from './actors.ts';
import { insertDesign } from './designs.ts';

/** Publishes a design of the maker's for ₹12,500, unless `details` says otherwise. Returns its id. */
export function designOf(
  app: TestApp,
  maker: Actor,
  details: Partial<Parameters<typeof insertDesign>[1]> = {},
): Promise<number> {
  const usual = { title: 'Katan silk lehenga', pricePaise: 1_250_000 };
  return insertDesign(app.services.db, { makerId: maker.id, ...usual, ...details });
}

export const shippingDetails = {
  name: 'Asha Rao',
  phone: '+91 98450 11111',
  address: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
  country: 'India',
};

/** One piece of a design, sent to Bengaluru. */
export function order(
  buyer: Pick<Actor, 'call'>,
  designId: number,
  more: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer<typeof createOrder>> {
  return buyer.call(createOrder, {
    body: { items: [{ designId, quantity: 1 }], shippingDetails, ...more.body },
    ...(more.headers ? { headers: more.headers } : {}),
  });
}

export interface Shop {
  app: TestApp;
  razorpay: TestRazorpay;
  maker: Actor;
  buyer: Actor;
  /** By the maker, for ₹12,500. */
  designId: number;
  /** A clock that is `hours` ahead of the real one. */
  advance(hours: number): void;
  /** Places an order of the design by the buyer. */
  place(): Promise<Answer<typeof createOrder>['body']>;
  /** Places an order and pays its advance. Returns its id. */
  confirm(): Promise<number>;
  stop(): Promise<void>;
}

type Start = NonNullable<Parameters<typeof startTestApp>[0]>;

/** A whole server with the payment emulator, a maker, a buyer and one design. */
export async function openShop(
  settings: Record<string, string> = {},
  surroundings: Start['surroundings'] = {},
  start: Pick<Start, 'database'> = {},
): Promise<Shop> {
  let ahead = 0;
  const clock: Clock = { now: () => new Date(Date.now() + ahead) };
  const razorpay = await startTestRazorpay();
  const app = await startTestApp({
    withJobs: true,
    clock,
    settings: { ...razorpay.settings, ...settings },
    surroundings,
    ...start,
  });
  await razorpay.connect(app);
  const maker = await app.actor({ name: 'Meher Ansari', role: 'DESIGNER' });
  const buyer = await app.actor({ name: 'Asha Rao' });
  const designId = await designOf(app, maker);
  async function place() {
    const headers = { 'idempotency-key': randomUUID() };
    const placed = await order(buyer, designId, { headers });
    if (placed.status !== 200) throw new Error(placed.error.message);
    return placed.body;
  }
  return {
    app,
    razorpay,
    maker,
    buyer,
    designId,
    advance(hours) {
      ahead += hours * 3_600_000;
    },
    place,
    async confirm() {
      const { orderId, razorpayOrderId } = await place();
      const proof = await razorpay.pay(razorpayOrderId);
      const verified = await buyer.call(verifyInitialPayment, { body: { ...proof, orderId } });
      if (verified.status !== 200) throw new Error(verified.error.message);
      return orderId;
    },
    async stop() {
      await app.stop();
      await razorpay.stop();
    },
  };
}

/** An address for an address book. */
export const homeAddress = {
  label: 'Home',
  fullAddress: '14, 3rd Cross, Malleshwaram',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560003',
};
