import { presentNotes } from '../http/fields.ts';
import type { DisputeRecord, OrderRecord, PaymentRecord, RefundRecord } from './entities.ts';

/** Records in Razorpay's wire format, with its order of keys. */

export function presentOrder(order: OrderRecord) {
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: order.amount_paid,
    amount_due: order.amount - order.amount_paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: presentNotes(order.notes),
    created_at: order.created_at,
  };
}

/** `withCard` as in webhooks and under `expand[]=card`; the plain resource names only `card_id`. */
export function presentPayment(payment: PaymentRecord, { withCard = false } = {}) {
  const failure = payment.failure;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.order_id,
    invoice_id: null,
    international: payment.international,
    method: payment.method,
    amount_refunded: payment.amount_refunded,
    refund_status: refundStatus(payment),
    captured: payment.captured,
    description: payment.description,
    card_id: payment.card?.id ?? null,
    ...(withCard && payment.card ? { card: payment.card } : {}),
    bank: payment.bank,
    wallet: payment.wallet,
    vpa: payment.vpa,
    email: payment.email,
    contact: payment.contact,
    notes: presentNotes(payment.notes),
    fee: payment.fee,
    tax: payment.tax,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    acquirer_data: payment.acquirer_data,
    created_at: payment.created_at,
  };
}

function refundStatus(payment: PaymentRecord): null | 'partial' | 'full' {
  if (payment.amount_refunded === 0) return null;
  return payment.amount_refunded === payment.amount ? 'full' : 'partial';
}

export function presentRefund(refund: RefundRecord) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.payment_id,
    notes: presentNotes(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: refund.arn },
    created_at: refund.created_at,
    batch_id: null,
    status: refund.status,
    speed_processed: refund.speed_processed,
    speed_requested: refund.speed_requested,
  };
}

export function presentDispute(dispute: DisputeRecord) {
  return { entity: 'dispute', gateway_dispute_id: null, ...dispute };
}
