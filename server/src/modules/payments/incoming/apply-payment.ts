import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { PaidInVain, type PaymentsContext } from '../payments.context.ts';
import {
  lockPaymentByProviderOrder,
  markAttempted,
  markAuthorized,
  markCaptured,
  noteAttempt,
  type PaymentRow,
} from '../payments.queries.ts';
import { queueRefund } from '../refunds/queue-refund.ts';
import { leftOfPayment, promisedInFull } from '../refunds/refunds.queries.ts';

/** A payment as it was reported at some time, perhaps long ago. */
export interface SeenPayment {
  id: string;
  razorpayOrderId: string;
  amountPaise: number;
  currency: string;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  method: string;
  reason: string;
}

/**
 * booked: this call paid the instalment. late: the same, but the order was over, so the money is refunded. known: it
 * was already paid with this payment. noted: nothing is paid yet. second: another payment had already paid it. wrong:
 * the amount or currency is not what we asked for. foreign: the provider's order is not ours. doubted: an unverified
 * report would cause a refund; nothing was done.
 */
export type Outcome = 'booked' | 'late' | 'known' | 'noted' | 'second' | 'wrong' | 'foreign' | 'doubted';

interface Source {
  /**
   * The payment window's signature was valid. An authorised payment then counts as paid, because the provider will
   * capture it.
   */
  isProven: boolean;
  /** The report was not verified with the provider, so it must not cause a refund. */
  isHearsay?: boolean;
}

const minutes = 60_000;

/**
 * The only transition of an instalment, for reports from the payment window, a webhook or the reconciler. The row is
 * locked and only moves forward, so reports in any order and number give the same result.
 */
export async function applyPayment(
  context: PaymentsContext,
  seen: SeenPayment,
  source: Source,
): Promise<Outcome> {
  const { db, clock } = context.services;
  let payment: PaymentRow | undefined;
  const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
    payment = await lockPaymentByProviderOrder(tx, seen.razorpayOrderId);
    return payment ? applyLocked(context, tx, payment, seen, source) : 'foreign';
  }).catch((error: unknown): Outcome => {
    if (error instanceof PaidInVain) return 'doubted';
    throw error;
  });
  context.metrics.news.inc({ by: notifierOf(source), outcome });
  if ((outcome === 'booked' || outcome === 'late') && payment) {
    const { purpose, openedAt, createdAt } = payment;
    const since = clock.now().getTime() - (openedAt ?? createdAt).getTime();
    context.metrics.bookedAfter.observe({ purpose }, Math.max(0, since / 1000));
  }
  return outcome;
}

function notifierOf({ isProven, isHearsay }: Source): 'window' | 'webhook' | 'provider' {
  if (isProven) return 'window';
  return isHearsay ? 'webhook' : 'provider';
}

async function applyLocked(
  context: PaymentsContext,
  tx: Transaction,
  payment: PaymentRow,
  seen: SeenPayment,
  { isProven, isHearsay = false }: Source,
): Promise<Outcome> {
  const { clock, log } = context.services;
  const isMoneyTaken = seen.status === 'captured';
  const isRight =
    seen.amountPaise === payment.expectedPaise &&
    seen.currency === 'INR' &&
    (await isAgreed(context, tx, payment));
  const isPaidOtherwise = payment.razorpayPaymentId !== null && payment.razorpayPaymentId !== seen.id;
  if (isHearsay && isMoneyTaken && (isPaidOtherwise || !isRight)) return 'doubted';
  const now = clock.now();
  await noteAttempt(tx, {
    attemptId: seen.id,
    paymentId: payment.id,
    status: seen.status,
    amountPaise: seen.amountPaise,
    method: seen.method,
    reason: seen.reason,
    now,
  });
  if (payment.razorpayPaymentId === seen.id && isRight) {
    if (isMoneyTaken && payment.status === 'AUTHORIZED') await book(context, tx, payment, seen, now);
    return 'known';
  }
  if (payment.razorpayPaymentId !== null || !isRight) {
    const outcome = isRight ? 'second' : 'wrong';
    // Captured money that pays for nothing is refunded. If it was only authorised, it never leaves the buyer's bank.
    const [left] = isMoneyTaken ? await leftOfPayment(tx, [seen.id]) : [];
    if (left && left.leftPaise > 0) {
      log.warn({ orderId: payment.orderId, outcome }, 'a payment that pays for nothing is refunded');
      await queueRefund(context, tx, {
        paymentId: payment.id,
        razorpayPaymentId: seen.id,
        amountPaise: left.leftPaise,
        cause: isRight ? 'SECOND' : 'WRONG',
      });
    }
    return outcome;
  }
  // A late report of a payment that was refunded since pays for nothing.
  const [back] = await promisedInFull(tx, [seen.id]);
  const isPaid = !back && (isMoneyTaken || (seen.status === 'authorized' && isProven));
  if (!isPaid) {
    await markAttempted(tx, [payment.id]);
    return 'noted';
  }
  await book(context, tx, payment, seen, now);
  const { orderId, purpose, expectedPaise: amountPaise } = payment;
  let outcome: Outcome = 'booked';
  for (const onBooked of context.booked)
    if ((await onBooked(tx, { orderId, purpose, amountPaise, isHearsay })) === 'late') outcome = 'late';
  return outcome;
}

/** Whether the modules above still agree to the amount of an instalment. A paid one is not asked about again. */
async function isAgreed(
  context: PaymentsContext,
  tx: Transaction,
  { orderId, purpose, expectedPaise: amountPaise, razorpayPaymentId }: PaymentRow,
): Promise<boolean> {
  if (razorpayPaymentId !== null) return true;
  for (const check of context.bookings)
    if (!(await check(tx, { orderId, purpose, amountPaise }))) return false;
  return true;
}

async function book(
  context: PaymentsContext,
  tx: Transaction,
  payment: PaymentRow,
  seen: SeenPayment,
  now: Date,
): Promise<void> {
  const later = (ms: number) => new Date(now.getTime() + ms);
  if (seen.status === 'captured') {
    await markCaptured(tx, {
      id: payment.id,
      razorpayPaymentId: seen.id,
      capturedPaise: seen.amountPaise,
      now,
      checkAfter: later(15 * minutes),
    });
  } else {
    await markAuthorized(tx, {
      id: payment.id,
      razorpayPaymentId: seen.id,
      now,
      checkAfter: later(2 * minutes),
    });
  }
  context.services.log.info(
    { orderId: payment.orderId, purpose: payment.purpose, payment: seen.status },
    'an instalment was booked',
  );
}
