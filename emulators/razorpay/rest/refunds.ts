import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest, invalidField, unknownId } from '../http/api-error.ts';
import { pageOf } from '../http/collection.ts';
import {
  type Fields,
  readAmount,
  readNotes,
  readText,
  refuseExtraFields,
  requireId,
} from '../http/fields.ts';
import { type Call, param, type Route } from '../http/router.ts';
import type { PaymentRecord, RefundRecord } from '../ledger/entities.ts';
import { presentRefund } from '../ledger/present-entities.ts';
import { refundPayment } from '../ledger/refund-lifecycle.ts';
import { readIdempotency } from './idempotency.ts';
import { getPayment } from './payments.ts';

const SIX_MONTHS = 183 * 86_400;

export function refundRoutes(ctx: EmulatorContext): readonly Route[] {
  const list = (call: Call, keeps: (refund: RefundRecord) => boolean) =>
    pageOf(ctx.store.list('refunds').filter(keeps), call.query, presentRefund);
  return [
    { method: 'POST', path: '/v1/payments/:id/refund', run: (call) => createRefund(ctx, call) },
    { method: 'GET', path: '/v1/refunds', run: (call) => list(call, () => true) },
    {
      method: 'GET',
      path: '/v1/payments/:id/refunds',
      run: (call) => {
        const payment = getPayment(ctx, param(call, 'id'));
        return list(call, (refund) => refund.payment_id === payment.id);
      },
    },
    {
      method: 'GET',
      path: '/v1/refunds/:id',
      run: (call) => presentRefund(getRefund(ctx, param(call, 'id'))),
    },
    {
      method: 'GET',
      path: '/v1/payments/:id/refunds/:refund',
      run: (call) => {
        const refund = getRefund(ctx, param(call, 'refund'));
        if (refund.payment_id !== param(call, 'id')) throw unknownId();
        return presentRefund(refund);
      },
    },
    { method: 'PATCH', path: '/v1/refunds/:id', run: (call) => changeNotes(ctx, call) },
  ];
}

export function getRefund(ctx: EmulatorContext, id: string): RefundRecord {
  const refund = ctx.store.find('refunds', requireId('rfnd', id));
  if (!refund) throw unknownId();
  return refund;
}

function createRefund(ctx: EmulatorContext, call: Call) {
  const payment = getPayment(ctx, param(call, 'id'));
  const { body } = call;
  const idempotent = readIdempotency(ctx, call);
  if (idempotent.earlierId !== undefined) return presentRefund(getRefund(ctx, idempotent.earlierId));
  refuseExtraFields(body, ['amount', 'speed', 'notes', 'receipt']);
  const amount = body.amount === undefined ? payment.amount - payment.amount_refunded : readAmount(body);
  const speed = body.speed ?? 'normal';
  if (speed !== 'normal' && speed !== 'optimum')
    throw invalidField('speed', 'The selected speed is invalid.');
  requireRefundable(ctx, payment, amount);
  const notes = readNotes(body);
  const receipt = readText(body, 'receipt', 40);
  const refund = refundPayment(ctx, payment, { amount, speed, notes, receipt }, (made) =>
    idempotent.remember(made.id),
  );
  return presentRefund(refund);
}

/**
 * A refund as made in the dashboard: no receipt, no idempotency key, and the whole remaining amount unless one is
 * given.
 */
export function refundByHand(ctx: EmulatorContext, payment: PaymentRecord, body: Fields): RefundRecord {
  const amount = body.amount === undefined ? payment.amount - payment.amount_refunded : readAmount(body);
  requireRefundable(ctx, payment, amount);
  return refundPayment(ctx, payment, { amount, speed: 'normal', notes: {}, receipt: null });
}

function requireRefundable(ctx: EmulatorContext, payment: PaymentRecord, amount: number): void {
  if (payment.captured && payment.amount_refunded === payment.amount)
    throw badRequest('The payment has been fully refunded already.');
  if (!payment.captured)
    throw badRequest('The payment status should be captured for action to be taken', {
      reason: 'payment_not_captured',
    });
  if (amount > payment.amount - payment.amount_refunded)
    throw badRequest('The refund amount provided is greater than amount captured', { field: 'amount' });
  if (ctx.now() - payment.created_at > SIX_MONTHS)
    throw badRequest('This payment is older than 6 months and cannot be refunded');
}

function changeNotes(ctx: EmulatorContext, call: Call) {
  const refund = getRefund(ctx, param(call, 'id'));
  refuseExtraFields(call.body, ['notes']);
  const changed = { ...refund, notes: readNotes(call.body) };
  record(ctx, [['refunds', changed]], []);
  return presentRefund(changed);
}
