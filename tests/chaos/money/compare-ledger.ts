import { toPaise } from '#contracts/money/money.ts';
import { orderHistory, orders } from '#server/modules/orders/core/orders.tables.ts';
import { cancellationRequests } from '#server/modules/orders/endings/cancellations.tables.ts';
import { payments, refunds } from '#server/modules/payments/payments.tables.ts';
import type { TestApp } from '#tests/support/servers/app.ts';
import type { TestRazorpay } from '#tests/support/servers/razorpay.ts';
import { type Promises, refundedRupees } from './money-paths.ts';

/** Every list is empty if nothing is wrong. */
export const nothingWrong = {
  chargedTwice: [],
  capturedTwice: [],
  paidNotBooked: [],
  bookedNotPaid: [],
  keptOtherwise: [],
  refundedOtherwise: [],
  confirmedTwice: [],
  promisedAndLost: [],
  halfMade: [],
};

/** The differences between our books, the provider's ledger and the confirmed results. */
export async function compareLedger(
  { services: { db } }: TestApp,
  razorpay: TestRazorpay,
  promises: Promises,
): Promise<Record<keyof typeof nothingWrong, unknown[]>> {
  const ledger = await razorpay.ledger();
  const rows = await db.select().from(payments);
  const ours = new Map(rows.map((row) => [row.razorpayOrderId, row]));
  const byReceipt = new Map(rows.map((row) => [row.receipt, row]));
  const all = await db.select().from(orders);
  const statusOf = new Map(all.map(({ id, status }) => [id, status]));
  const backs = (await db.select().from(refunds)).filter(({ status }) => status !== 'DROPPED');
  const agreed = new Map(
    (await db.select().from(cancellationRequests))
      .filter(({ status }) => status === 'AGREED')
      .map(({ orderId, keptPaise }) => [orderId, keptPaise ?? 0]),
  );
  const confirmations = (await db.select().from(orderHistory)).filter(
    ({ toStatus }) => toStatus === 'CONFIRMED',
  );
  const isPaid = (status: string | undefined) => status === 'CAPTURED' || status === 'REFUNDED';
  const captured = new Set(ledger.captures.map(({ order_id }) => order_id));
  /** Paise that the provider captured for one of its orders and did not refund. */
  const heldOf = (razorpayOrderId: string | null) =>
    ledger.payments
      .filter((each) => each.order_id === razorpayOrderId && each.captured)
      .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  /** Paise that should remain of an order. */
  const dueOf = (orderId: number) => {
    if (statusOf.get(orderId) === 'CANCELLED') return agreed.get(orderId) ?? 0;
    const paid = rows.filter((row) => row.orderId === orderId && isPaid(row.status));
    const ids = new Set(paid.map(({ id }) => id));
    return (
      sumOf(paid.map(({ expectedPaise }) => expectedPaise)) -
      sumOf(backs.filter(({ paymentId }) => ids.has(paymentId)).map(({ amountPaise }) => amountPaise))
    );
  };
  const refundedOf = (orderId: number) => {
    const ids = new Set(rows.filter((row) => row.orderId === orderId).map(({ id }) => id));
    return sumOf(backs.filter(({ paymentId }) => ids.has(paymentId)).map(({ amountPaise }) => amountPaise));
  };
  const atProvider = new Map(ledger.refunds.map((each) => [each.id, each]));
  return {
    chargedTwice: ledger.double_charged,
    capturedTwice: ledger.captures.filter(
      ({ order_id }, nth) => ledger.captures.findIndex((one) => one.order_id === order_id) !== nth,
    ),
    paidNotBooked: [...captured].filter((id) => !isPaid(ours.get(id)?.status)),
    bookedNotPaid: rows.filter(
      ({ status, razorpayOrderId }) => isPaid(status) && !captured.has(razorpayOrderId ?? ''),
    ),
    keptOtherwise: all
      .map(({ id }) => ({
        id,
        due: dueOf(id),
        held: sumOf(
          rows.filter((row) => row.orderId === id).map(({ razorpayOrderId }) => heldOf(razorpayOrderId)),
        ),
      }))
      .filter(({ due, held }) => due !== held),
    refundedOtherwise: [
      ...backs.filter(
        ({ razorpayRefundId, amountPaise }) => atProvider.get(razorpayRefundId ?? '')?.amount !== amountPaise,
      ),
      ...ledger.refunds.filter(({ id }) => !backs.some((back) => back.razorpayRefundId === id)),
    ],
    confirmedTwice: confirmations.filter(
      ({ orderId }, nth) => confirmations.findIndex((one) => one.orderId === orderId) !== nth,
    ),
    promisedAndLost: [
      ...[...promises.placed].filter((id) => !statusOf.has(id)),
      ...[...promises.paid].filter((receipt) => !isPaid(byReceipt.get(receipt)?.status)),
      ...[...promises.cancelled].filter((id) => statusOf.get(id) !== 'CANCELLED'),
      ...[...promises.refunded].filter((id) => refundedOf(id) !== toPaise(refundedRupees)),
    ],
    halfMade: all.filter(({ id }) => !byReceipt.has(`${id}-I`)),
  };
}

/** Paise received and refunded, by our books and by the provider's ledger. */
export async function sumBooks({ services: { db } }: TestApp, razorpay: TestRazorpay) {
  const { captures, refunds: sentBack } = await razorpay.ledger();
  const rows = await db.select().from(payments);
  const backs = (await db.select().from(refunds)).filter(({ status }) => status !== 'DROPPED');
  return {
    ours: {
      came: sumOf(rows.map(({ capturedPaise }) => capturedPaise ?? 0)),
      wentBack: sumOf(backs.map(({ amountPaise }) => amountPaise)),
    },
    theirs: {
      came: sumOf(captures.map(({ amount }) => amount)),
      wentBack: sumOf(sentBack.map(({ amount }) => amount)),
    },
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
