import type { PaymentsContext } from '../payments.context.ts';
import {
  askAgain,
  claimDuePayments,
  makeOpenedDue,
  type PaymentRow,
  stopChecking,
} from '../payments.queries.ts';
import { isUnavailable } from '../provider/provider-error.ts';
import type { ProviderPayment } from '../provider/razorpay-replies.ts';
import { pollRefunds } from '../refunds/poll-refunds.ts';
import { claimStuckRefunds, type RefundRow, requeueFailedRefunds } from '../refunds/refunds.queries.ts';
import { readRefunds, sendRefund } from '../refunds/send-refund.ts';
import { applyPayment } from './apply-payment.ts';
import { processWebhook } from './process-webhook.ts';
import { seenPayment } from './seen-payment.ts';
import { forgetWebhooks, stuckWebhooks } from './webhooks.queries.ts';

/**
 * The provider captures an authorised payment automatically within 12 minutes; after this time we capture it. In
 * seconds.
 */
const selfCaptureSeconds = 13 * 60;

/**
 * The third source besides window and webhooks: polls the provider for every open instalment and for refunds that are
 * stuck or were made there, and processes stuck webhooks. Failures are retried in a later run.
 */
export async function reconcilePayments(context: PaymentsContext): Promise<void> {
  const { db, clock } = context.services;
  const now = clock.now();
  for (const { id } of await stuckWebhooks(db, [now])) {
    await attempt(context, () => processWebhook(context, id));
  }
  const due = await claimDuePayments(db, [now, 100]);
  for (const [index, payment] of due.entries()) {
    if (await attempt(context, () => askAbout(context, payment))) continue;
    // An outage does not count as an answer, so the rest is due again in a minute.
    const unasked = due.slice(index).map(({ id }) => id);
    await askAgain(db, [unasked, new Date(now.getTime() + 60_000)]);
    break;
  }
  await attempt(context, () => pollRefunds(context));
  const again = await requeueFailedRefunds(db, [now]);
  for (const refund of [...again, ...(await claimStuckRefunds(db, [now]))]) {
    if (!(await attempt(context, () => pursue(context, refund)))) break;
  }
  await forgetWebhooks(db, [now]);
}

/** The runs of one process. The first also polls payments that were open when an earlier process ended. */
export function makeReconcileRound(context: PaymentsContext): () => Promise<void> {
  const startedAt = context.services.clock.now();
  let isFirst = true;
  return async () => {
    if (isFirst) await makeOpenedDue(context.services.db, [startedAt]);
    isFirst = false;
    await reconcilePayments(context);
  };
}

/** Returns false if the provider is unavailable, so that this run can stop. */
async function attempt({ services }: PaymentsContext, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isUnavailable(error)) {
      services.log.warn({ err: error }, 'the payment provider could not be asked');
      return false;
    }
    services.log.error({ err: error }, 'a payment could not be reconciled');
    return true;
  }
}

async function askAbout(context: PaymentsContext, payment: PaymentRow): Promise<void> {
  if (payment.razorpayOrderId === null) return;
  for (const reported of await context.client.listPayments(payment.razorpayOrderId)) {
    const current = isLeftUncaptured(context, payment, reported)
      ? await context.client.capture(reported.id, reported.amount)
      : reported;
    await applyPayment(context, seenPayment(current), { isProven: false });
    if (reported.amount_refunded > 0) await readRefunds(context, reported.id);
  }
  await stopChecking(context.services.db, [payment.id]);
}

/**
 * Whether the bank authorised a payment so late that the provider waits for our capture. True only if it pays for
 * something.
 */
function isLeftUncaptured(context: PaymentsContext, payment: PaymentRow, reported: ProviderPayment): boolean {
  const age = context.services.clock.now().getTime() / 1000 - reported.created_at;
  const isOurs = payment.razorpayPaymentId === null || payment.razorpayPaymentId === reported.id;
  const isRight = reported.amount === payment.expectedPaise && reported.currency === 'INR';
  return reported.status === 'authorized' && isOurs && isRight && age > selfCaptureSeconds;
}

async function pursue(context: PaymentsContext, refund: RefundRow): Promise<void> {
  if (refund.status === 'QUEUED') return sendRefund(context, refund.id);
  await readRefunds(context, refund.razorpayPaymentId);
}
