import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { refundMoved } from '../payments.events.ts';
import { lockPaymentsOfOrder, markRefunded, ownerOfPayment } from '../payments.queries.ts';
import type { ProviderRefund } from '../provider/razorpay-replies.ts';
import { fitPromises } from './fit-promises.ts';
import {
  insertProviderRefund,
  mostFailures,
  moveRefund,
  type RefundRow,
  refundByEarlierKey,
  refundByProviderId,
  refundStatusOf,
} from './refunds.queries.ts';

/** ours: sent by us. provider: made at the provider by a person. foreign: of a payment that is not ours. */
export type BookedRefund = 'ours' | 'provider' | 'foreign' | 'ignored';

/**
 * The only way to record a refund at the provider, reported by the response to our own call, a webhook or a list.
 * Reports in any order and number give the same result. A refund that a person made at the provider reduces what we
 * still have to send, so that no more is refunded than was paid. `isFresh` is true if the provider was asked just
 * now; a webhook may be long out of date.
 */
export function bookRefund(
  context: PaymentsContext,
  reported: ProviderRefund,
  { isFresh }: { isFresh: boolean },
): Promise<BookedRefund> {
  return inTransaction(context.services.db, async (tx) => {
    const [owner] = await ownerOfPayment(tx, [reported.payment_id]);
    if (!owner) return 'foreign';
    if (reported.currency !== 'INR') {
      context.services.log.error({ refundId: reported.id }, 'a refund in another currency is not booked');
      return 'ignored';
    }
    await lockPaymentsOfOrder(tx, [owner.orderId]);
    const [known] = await refundByProviderId(tx, [reported.id, reported.receipt ?? '']);
    if (known) {
      await move(context, tx, known, reported, owner.orderId);
      return 'ours';
    }
    const [retried] = reported.receipt
      ? await refundByEarlierKey(tx, [reported.payment_id, reported.receipt])
      : [];
    if (retried && !isTrueOf(retried, reported, isFresh)) return 'ignored';
    if (retried && retried.razorpayRefundId === null) {
      await move(context, tx, retried, reported, owner.orderId);
      return 'ours';
    }
    if (reported.status === 'failed') return 'ignored';
    await bookForeignHand(context, tx, reported, owner);
    return 'provider';
  });
}

/** Ends a refund whose payment never captured any money, or whose call was refused permanently. */
export async function closeRefund(
  context: PaymentsContext,
  refund: RefundRow,
  status: 'processed' | 'failed',
): Promise<void> {
  await inTransaction(context.services.db, async (tx) => {
    const [owner] = await ownerOfPayment(tx, [refund.razorpayPaymentId]);
    if (!owner) throw new Error(`the payment of refund ${refund.id} was never noted`);
    await lockPaymentsOfOrder(tx, [owner.orderId]);
    await move(context, tx, refund, { status, id: null, amount: null }, owner.orderId);
  });
}

/**
 * An earlier attempt that failed is ignored. One that succeeded after all counts, unless the report is a webhook that
 * may be out of date.
 */
function isTrueOf(refund: RefundRow, reported: ProviderRefund, isFresh: boolean): boolean {
  if (reported.status === 'failed') return false;
  return reported.status === 'processed' || (isFresh && refund.status !== 'PROCESSED');
}

interface RefundReport {
  status: ProviderRefund['status'];
  id: string | null;
  /** In paise; null if the provider named none. */
  amount: number | null;
}

async function move(
  context: PaymentsContext,
  tx: Transaction,
  refund: RefundRow,
  reported: RefundReport,
  orderId: number,
): Promise<void> {
  const { clock, events, log } = context.services;
  // We never retry a refund that was made at the provider, so its money is held again.
  const isLost = refund.cause === 'PROVIDER' && reported.status === 'failed';
  const status = isLost ? 'DROPPED' : refundStatusOf[reported.status];
  const [moved] = await moveRefund(tx, {
    id: refund.id,
    status,
    razorpayRefundId: reported.id,
    now: clock.now(),
    amountPaise: reported.amount,
  });
  if (!moved) return;
  await fitPromises(context, tx, moved.razorpayPaymentId);
  const { id, failures, paymentId, razorpayPaymentId } = moved;
  if (moved.status === 'PROCESSED') {
    await markRefunded(tx, [paymentId, razorpayPaymentId]);
    await events.publish(tx, refundMoved, { refundId: id, status: 'PROCESSED' });
  }
  if (moved.status === 'FAILED') {
    const message =
      failures < mostFailures
        ? 'a refund failed and will be tried again'
        : 'a refund failed for the last time; somebody must look at it';
    log.error({ refundId: id, failures }, message);
    if (failures === 1) await events.publish(tx, refundMoved, { refundId: id, status: 'FAILED' });
  }
  if (isLost) {
    log.error({ refundId: id }, 'a refund that was made at the provider failed; its money is held again');
    await events.publish(tx, refundMoved, { refundId: id, status: 'FAILED' });
    await notifyOwners(context, tx, orderId);
  }
}

/** Records a refund that a person made at the provider, such as in its dashboard. */
async function bookForeignHand(
  context: PaymentsContext,
  tx: Transaction,
  reported: ProviderRefund,
  { paymentId, orderId }: { paymentId: number; orderId: number },
): Promise<void> {
  const { clock, events, log } = context.services;
  const [made] = await insertProviderRefund(tx, {
    paymentId,
    razorpayPaymentId: reported.payment_id,
    amountPaise: reported.amount,
    razorpayRefundId: reported.id,
    now: clock.now(),
  });
  if (!made) throw new Error(`the refund ${reported.id} could not be written down`);
  await fitPromises(context, tx, reported.payment_id);
  log.warn({ orderId, refundId: made.id }, 'money was given back at the provider');
  await events.publish(tx, refundMoved, { refundId: made.id, status: 'QUEUED' });
  if (reported.status === 'processed') await move(context, tx, made, reported, orderId);
  await notifyOwners(context, tx, orderId);
}

async function notifyOwners(context: PaymentsContext, tx: Transaction, orderId: number): Promise<void> {
  for (const listener of context.returned) await listener(tx, orderId);
}
