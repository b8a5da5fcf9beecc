import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { paymentAttempts, payments, refunds } from '#server/modules/payments/payments.tables.ts';
import type { Shop } from './shop.ts';

type House = Pick<Shop, 'app' | 'razorpay'>;

/** The provider's id of an instalment's payment. */
export async function paymentOf(
  { app }: House,
  orderId: number,
  purpose: 'ADVANCE' | 'FINAL' = 'ADVANCE',
): Promise<string> {
  const rows = await app.services.db.select().from(payments).where(eq(payments.orderId, orderId));
  const id = rows.find((row) => row.purpose === purpose)?.razorpayPaymentId;
  if (!id) throw new Error(`order ${orderId} has no ${purpose}`);
  return id;
}

/** Creates a refund in the provider's dashboard, in paise; without an amount all that is left. */
export const byHand = ({ razorpay }: House, payment_id: string, amount?: number) =>
  razorpay.control<{ id: string; amount: number }>('refund', {
    payment_id,
    ...(amount === undefined ? {} : { amount }),
  });

/**
 * The amounts that the provider captured and refunded for an order, and those that we reserved and know to be
 * refunded.
 */
export async function books({ app, razorpay }: House, orderId: number) {
  const { db } = app.services;
  const { orders, payments: taken, refunds: made } = await razorpay.ledger();
  const ids = orders
    .filter(({ receipt }) => receipt === `${orderId}-I` || receipt === `${orderId}-F`)
    .map(({ id }) => id);
  const ours = taken.filter(({ order_id, captured }) => ids.includes(order_id) && captured);
  const attempts = await db
    .select({ promised: paymentAttempts.refundedPaise, status: paymentAttempts.status })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(payments.orderId, orderId));
  const rows = await db
    .select({ paise: refunds.amountPaise, status: refunds.status, refundId: refunds.razorpayRefundId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
  return {
    taken: sum(ours.map(({ amount }) => amount)),
    returned: sum(ours.map(({ amount_refunded }) => amount_refunded)),
    promised: sum(attempts.map(({ promised }) => promised)),
    processed: sum(rows.filter(({ status }) => status === 'PROCESSED').map(({ paise }) => paise)),
    open: rows.filter(({ status }) => status === 'QUEUED' || status === 'PENDING' || status === 'FAILED')
      .length,
    // Each of the provider's refunds has one row of ours.
    unknown: made.filter(
      ({ id, payment_id, status }) =>
        status !== 'failed' &&
        ours.some((payment) => payment.id === payment_id) &&
        !rows.some(({ refundId }) => refundId === id),
    ).length,
  };
}

/** Waits until nothing is in progress, and compares the provider's ledger with ours, to the paisa. */
export async function expectBooks(
  house: House,
  orderId: number,
  taken: number,
  returned: number,
): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(await books(house, orderId)).toEqual({
        taken,
        returned,
        promised: returned,
        processed: returned,
        open: 0,
        unknown: 0,
      }),
    { timeout: 30_000, interval: 60 },
  );
}
