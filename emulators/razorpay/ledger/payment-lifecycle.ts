import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest } from '../http/api-error.ts';
import type { WebhookEvent } from '../webhooks/event-body.ts';
import type { OrderRecord, PaymentFailure, PaymentRecord } from './entities.ts';
import { paymentFee } from './payment-fee.ts';
import { presentOrder, presentPayment } from './present-entities.ts';
import { returnMoney } from './refund-lifecycle.ts';
import type { Change } from './store.ts';

const ALREADY_PAID =
  'Your payment has been declined as the order is already paid. Check your orders before you pay again.';

/** created → authorized → captured → refunded, or → failed. A late authorization can still undo a failure. */
export type NewPayment = Pick<
  PaymentRecord,
  | 'id'
  | 'method'
  | 'international'
  | 'description'
  | 'card'
  | 'bank'
  | 'wallet'
  | 'vpa'
  | 'email'
  | 'contact'
  | 'notes'
  | 'verdict'
>;

/** Records a payment attempt. Throws when the order is paid or has another payment in progress. */
export function startPayment(ctx: EmulatorContext, order: OrderRecord, details: NewPayment): PaymentRecord {
  if (isTaken(ctx, order))
    throw badRequest(ALREADY_PAID, {
      source: 'business',
      step: 'payment_initiation',
      reason: 'order_already_paid',
    });
  const payment: PaymentRecord = {
    ...details,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    captured: false,
    amount_refunded: 0,
    fee: null,
    tax: null,
    failure: null,
    acquirer_data: {},
    created_at: ctx.now(),
  };
  record(
    ctx,
    [
      ['payments', payment],
      ['orders', { ...order, status: 'attempted', attempts: order.attempts + 1 }],
    ],
    [],
  );
  return payment;
}

/** Applies the instrument's result after the buyer has authenticated. Captures at once if the order says so. */
export function concludePayment(ctx: EmulatorContext, payment: PaymentRecord): PaymentRecord {
  if (payment.status !== 'created') return payment;
  if (payment.verdict) return failPayment(ctx, payment, payment.verdict);
  if (isTaken(ctx, orderOf(ctx, payment)))
    return failPayment(ctx, payment, {
      code: 'BAD_REQUEST_ERROR',
      description: ALREADY_PAID,
      source: 'business',
      step: 'payment_authorization',
      reason: 'order_already_paid',
    });
  return authorizePayment(ctx, payment);
}

export function failPayment(
  ctx: EmulatorContext,
  payment: PaymentRecord,
  failure: PaymentFailure,
): PaymentRecord {
  const failed: PaymentRecord = { ...payment, status: 'failed', failure };
  record(ctx, [['payments', failed]], [paymentEvent('payment.failed', failed)]);
  return failed;
}

/** Captures an authorized payment in full. Throws if it is not authorized or its order is already paid. */
export function capturePayment(ctx: EmulatorContext, payment: PaymentRecord): PaymentRecord {
  if (payment.captured) throw badRequest('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw badRequest('Only payments which have been authorized and not yet captured can be captured');
  const order = orderOf(ctx, payment);
  if (order.status === 'paid') throw badRequest(ALREADY_PAID, { reason: 'order_already_paid' });
  const capture = takeMoney(ctx, payment, order);
  record(ctx, capture.changes, capture.events);
  return capture.payment;
}

/**
 * The bank authorizes a failed payment late. It is captured as the order says. If the order has been paid in the
 * meantime, it is refunded, unless `keepsMoney` asks for the rare double capture.
 */
export function authorizeLate(
  ctx: EmulatorContext,
  payment: PaymentRecord,
  keepsMoney: boolean,
): PaymentRecord {
  if (payment.status !== 'failed') throw badRequest('Only a failed payment can be authorized late');
  const order = orderOf(ctx, payment);
  if (!isTaken(ctx, order)) return authorizePayment(ctx, payment);
  const authorized = asAuthorized(payment);
  if (keepsMoney) {
    const capture = takeMoney(ctx, authorized, order);
    record(ctx, capture.changes, [paymentEvent('payment.authorized', authorized), ...capture.events]);
    return capture.payment;
  }
  record(ctx, [['payments', authorized]], [paymentEvent('payment.authorized', authorized)]);
  return returnMoney(ctx, authorized);
}

function authorizePayment(ctx: EmulatorContext, payment: PaymentRecord): PaymentRecord {
  const order = orderOf(ctx, payment);
  const authorized = asAuthorized(payment);
  const event = paymentEvent('payment.authorized', authorized);
  const isInTime = ctx.now() - payment.created_at <= order.automatic_expiry_minutes * 60;
  if (order.capture === 'manual' || !isInTime) {
    record(ctx, [['payments', authorized]], [event]);
    return authorized;
  }
  const capture = takeMoney(ctx, authorized, order);
  record(ctx, capture.changes, [event, ...capture.events]);
  return capture.payment;
}

function takeMoney(ctx: EmulatorContext, authorized: PaymentRecord, order: OrderRecord) {
  const captured: PaymentRecord = {
    ...authorized,
    status: 'captured',
    captured: true,
    ...paymentFee(authorized.amount, authorized.method),
  };
  const paid: OrderRecord = { ...order, status: 'paid', amount_paid: order.amount };
  const changes: Change[] = [
    ['payments', captured],
    ['orders', paid],
    [
      'movements',
      {
        id: `capture:${captured.id}`,
        kind: 'capture',
        order_id: order.id,
        payment_id: captured.id,
        subject_id: captured.id,
        amount: captured.amount,
        at: ctx.now(),
      },
    ],
  ];
  const orderPaid: WebhookEvent = {
    event: 'order.paid',
    entities: { payment: presentPayment(captured, { withCard: true }), order: presentOrder(paid) },
  };
  const events = [paymentEvent('payment.captured', captured), orderPaid];
  return { payment: captured, changes, events };
}

function asAuthorized(payment: PaymentRecord): PaymentRecord {
  const reference = String(Math.floor(Math.random() * 1e12)).padStart(12, '0');
  const key = { card: 'auth_code', upi: 'rrn', netbanking: 'bank_transaction_id', wallet: 'transaction_id' }[
    payment.method
  ];
  return { ...payment, status: 'authorized', failure: null, acquirer_data: { [key]: reference } };
}

function paymentEvent(event: string, payment: PaymentRecord): WebhookEvent {
  return { event, entities: { payment: presentPayment(payment, { withCard: true }) } };
}

function isTaken(ctx: EmulatorContext, order: OrderRecord): boolean {
  return (
    order.status === 'paid' || ctx.store.paymentsOf(order.id).some(({ status }) => status === 'authorized')
  );
}

function orderOf(ctx: EmulatorContext, payment: PaymentRecord): OrderRecord {
  const order = ctx.store.find('orders', payment.order_id);
  if (!order) throw new Error(`${payment.id} has no order`);
  return order;
}
