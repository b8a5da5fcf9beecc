import { type DisputeStatus, isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { disputeMoved, refundMoved } from '../payments.events.ts';
import { lockPaymentsOfOrder, markRefunded, ownerOfPayment } from '../payments.queries.ts';
import type { ProviderDispute } from '../provider/razorpay-replies.ts';
import { fitPromises } from '../refunds/fit-promises.ts';
import { leftOfPayment, sumPromises } from '../refunds/refunds.queries.ts';
import { insertLostMoney, writeDispute } from './disputes.queries.ts';

export type BookedDispute = 'dispute' | 'known' | 'foreign' | 'other currency';

const statusOf: Readonly<Record<ProviderDispute['status'], DisputeStatus>> = {
  open: 'OPEN',
  action_required: 'OPEN',
  under_review: 'UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
  closed: 'CLOSED',
};

/**
 * Stores a dispute as the provider reports it. Idempotent. A lost dispute has returned the money to the buyer: it is
 * booked as a completed refund, and replaces pending refunds of the payment.
 */
export function bookDispute(context: PaymentsContext, reported: ProviderDispute): Promise<BookedDispute> {
  const { services } = context;
  return inTransaction(services.db, async (tx) => {
    const [owner] = await ownerOfPayment(tx, [reported.payment_id]);
    if (!owner) return 'foreign';
    if (reported.currency !== 'INR') return 'other currency';
    const { orderId, paymentId } = owner;
    await lockPaymentsOfOrder(tx, [orderId]);
    const now = services.clock.now();
    const status = statusOf[reported.status];
    const [written] = await writeDispute(tx, {
      paymentId,
      razorpayPaymentId: reported.payment_id,
      razorpayDisputeId: reported.id,
      amountPaise: reported.amount,
      phase: reported.phase,
      reasonCode: reported.reason_code ?? '',
      status,
      respondBy:
        reported.respond_by === null || reported.respond_by === 0
          ? null
          : new Date(reported.respond_by * 1000),
      createdAt: new Date(reported.created_at * 1000),
      now,
      endedAt: isDisputeOpen(status) ? null : now,
    });
    if (!written) return 'known';
    services.log.warn({ orderId, disputeId: written.id, status }, 'a payment is disputed');
    if (status === 'LOST') await bookLoss(context, tx, written, orderId);
    const { id: disputeId, before } = written;
    // The phase, the amount or the evidence deadline may change without the status.
    if (status !== before)
      await services.events.publish(tx, disputeMoved, { disputeId, orderId, status, before });
    return 'dispute';
  });
}

interface Lost {
  id: number;
  paymentId: number;
  razorpayPaymentId: string;
  amountPaise: number;
}

async function bookLoss(
  context: PaymentsContext,
  tx: Transaction,
  { id: disputeId, paymentId, razorpayPaymentId, amountPaise }: Lost,
  orderId: number,
): Promise<void> {
  const { clock, events, log } = context.services;
  await fitPromises(context, tx, razorpayPaymentId, amountPaise);
  const [left] = await leftOfPayment(tx, [razorpayPaymentId]);
  const lost = Math.min(amountPaise, left?.leftPaise ?? 0);
  if (lost < amountPaise)
    log.error({ orderId, disputeId }, 'a dispute took more than was held: some of it had gone back before');
  if (lost === 0) return;
  const now = clock.now();
  const [made] = await insertLostMoney(tx, {
    paymentId,
    razorpayPaymentId,
    amountPaise: lost,
    disputeId,
    now,
  });
  if (!made) throw new Error(`the loss of dispute ${disputeId} could not be written down`);
  await sumPromises(tx, [razorpayPaymentId]);
  await markRefunded(tx, [paymentId, razorpayPaymentId]);
  await events.publish(tx, refundMoved, { refundId: made.id, status: 'PROCESSED' });
  for (const listener of context.returned) await listener(tx, orderId);
}
