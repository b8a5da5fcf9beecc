import { expect, vi } from 'vitest';
import { readOrder } from './cancellations.ts';
import type { Shop } from './shop.ts';

const soon = { timeout: 30_000, interval: 50 };

/** Actions of a buyer's bank in the payment emulator. */
export const bankOf = (shop: Pick<Shop, 'razorpay' | 'maker'>) => ({
  /** Disputes a payment: all of it, unless an amount in paise is given. */
  open: (payment_id: string, amount?: number) =>
    shop.razorpay.control<{ id: string }>('dispute', { payment_id, ...(amount && { amount }) }),
  move: (dispute_id: string, status: 'under_review' | 'won' | 'lost' | 'closed') =>
    shop.razorpay.control('move_dispute', { dispute_id, status }),
  /** Waits until the order is known to be disputed, or not to be. */
  disputed: (orderId: number, is: boolean) =>
    vi.waitFor(async () => expect((await readOrder(shop.maker, orderId)).payments.isDisputed).toBe(is), soon),
});
