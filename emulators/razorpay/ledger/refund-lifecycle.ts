import { type EmulatorContext, record } from '../emulator.context.ts';
import type { WebhookEvent } from '../webhooks/event-body.ts';
import type { Notes, PaymentRecord, RefundRecord } from './entities.ts';
import { newId, randomTail } from './ids.ts';
import { presentPayment, presentRefund } from './present-entities.ts';
import type { Change } from './store.ts';

export interface RefundRequest {
  readonly amount: number;
  readonly speed: 'normal' | 'optimum';
  readonly notes: Notes;
  readonly receipt: string | null;
}

/** Refunds part or all of a payment. The `alongside` changes are written in the same step. */
export function refundPayment(
  ctx: EmulatorContext,
  payment: PaymentRecord,
  request: RefundRequest,
  alongside: (refund: RefundRecord) => readonly Change[] = () => [],
): RefundRecord {
  const isPending = payment.captured && ctx.store.setting('refunds_pending') === 1;
  const refund: RefundRecord = {
    id: newId('rfnd'),
    payment_id: payment.id,
    amount: request.amount,
    currency: payment.currency,
    notes: request.notes,
    receipt: request.receipt,
    arn: null,
    status: isPending ? 'pending' : 'processed',
    speed_requested: request.speed,
    speed_processed: request.speed === 'optimum' ? 'instant' : 'normal',
    created_at: ctx.now(),
  };
  const refunded = withRefunded(payment, payment.amount_refunded + request.amount);
  const events = [refundEvent('refund.created', refund, refunded)];
  if (!isPending) events.push(refundEvent('refund.processed', refund, refunded));
  record(
    ctx,
    [
      ['refunds', refund],
      ['payments', refunded],
      movement(ctx, payment.captured ? 'refund' : 'release', refund, payment),
      ...alongside(refund),
    ],
    events,
  );
  return refund;
}

/** Applies the bank's answer to a pending refund. A failed refund returns the amount to the payment. */
export function settleRefund(
  ctx: EmulatorContext,
  refund: RefundRecord,
  status: 'processed' | 'failed',
): RefundRecord {
  const payment = ctx.store.find('payments', refund.payment_id);
  if (!payment) throw new Error(`${refund.id} has no payment`);
  const settled: RefundRecord = { ...refund, status, arn: status === 'processed' ? randomTail() : null };
  const after =
    status === 'failed' ? withRefunded(payment, payment.amount_refunded - refund.amount) : payment;
  const changes: Change[] = [
    ['refunds', settled],
    ['payments', after],
  ];
  if (status === 'failed') changes.push(movement(ctx, 'refund_failed', refund, payment));
  record(ctx, changes, [refundEvent(`refund.${status}`, settled, after)]);
  return settled;
}

/** Razorpay's own refund of a payment that was authorized but not captured, or that may not be captured. */
export function returnMoney(ctx: EmulatorContext, payment: PaymentRecord): PaymentRecord {
  refundPayment(ctx, payment, { amount: payment.amount, speed: 'normal', notes: {}, receipt: null });
  return ctx.store.find('payments', payment.id) ?? payment;
}

function withRefunded(payment: PaymentRecord, amountRefunded: number): PaymentRecord {
  const back = payment.captured ? 'captured' : 'authorized';
  const status = amountRefunded === payment.amount ? 'refunded' : back;
  return { ...payment, amount_refunded: amountRefunded, status };
}

function movement(
  ctx: EmulatorContext,
  kind: 'refund' | 'refund_failed' | 'release',
  refund: RefundRecord,
  payment: PaymentRecord,
): Change {
  return [
    'movements',
    {
      id: `${kind}:${refund.id}`,
      kind,
      order_id: payment.order_id,
      payment_id: payment.id,
      subject_id: refund.id,
      amount: refund.amount,
      at: ctx.now(),
    },
  ];
}

function refundEvent(event: string, refund: RefundRecord, payment: PaymentRecord): WebhookEvent {
  const entities = { refund: presentRefund(refund), payment: presentPayment(payment, { withCard: true }) };
  return { event, entities };
}
