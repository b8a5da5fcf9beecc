import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest, unknownId } from '../http/api-error.ts';
import { pageOf } from '../http/collection.ts';
import { type Fields, readAmount, requireId } from '../http/fields.ts';
import { param, type Route } from '../http/router.ts';
import type { DisputeRecord, PaymentRecord } from '../ledger/entities.ts';
import { newId } from '../ledger/ids.ts';
import { presentDispute, presentPayment } from '../ledger/present-entities.ts';
import { getPayment } from './payments.ts';

export function disputeRoutes(ctx: EmulatorContext): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/disputes',
      run: ({ query }) => pageOf(ctx.store.list('disputes'), query, presentDispute),
    },
    {
      method: 'GET',
      path: '/v1/disputes/:id',
      run: (call) => presentDispute(getDispute(ctx, param(call, 'id'))),
    },
  ];
}

function getDispute(ctx: EmulatorContext, id: string): DisputeRecord {
  const dispute = ctx.store.find('disputes', requireId('disp', id));
  if (!dispute) throw unknownId();
  return dispute;
}

const phases = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'] as const;

/** A buyer disputes a payment at their bank, in full unless an amount is given. */
export function openDispute(ctx: EmulatorContext, body: Fields): DisputeRecord {
  const payment = getPayment(ctx, String(body.payment_id));
  if (!payment.captured) throw badRequest('Only a captured payment can be disputed');
  const amount = body.amount === undefined ? payment.amount : readAmount(body);
  const phase = phases.find((known) => known === (body.phase ?? 'chargeback'));
  if (phase === undefined) throw badRequest(`phase is one of ${phases.join(', ')}`);
  const dispute: DisputeRecord = {
    id: newId('disp'),
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: String(body.reason_code ?? 'goods_or_services_not_received'),
    respond_by: ctx.now() + 7 * 86_400,
    status: 'open',
    phase,
    created_at: ctx.now(),
  };
  write(ctx, 'payment.dispute.created', dispute, payment);
  return dispute;
}

/** The bank moves a dispute to its next status. A lost amount is taken from the account. */
export function moveDispute(ctx: EmulatorContext, body: Fields): DisputeRecord {
  const dispute = getDispute(ctx, String(body.dispute_id));
  const { status } = body;
  if (status !== 'under_review' && status !== 'won' && status !== 'lost' && status !== 'closed')
    throw badRequest('status is under_review, won, lost or closed');
  const moved = { ...dispute, status, amount_deducted: status === 'lost' ? dispute.amount : 0 } as const;
  write(ctx, `payment.dispute.${status}`, moved, getPayment(ctx, dispute.payment_id));
  return moved;
}

function write(ctx: EmulatorContext, event: string, dispute: DisputeRecord, payment: PaymentRecord): void {
  const entities = {
    payment: presentPayment(payment, { withCard: true }),
    dispute: presentDispute(dispute),
  };
  record(ctx, [['disputes', dispute]], [{ event, entities }]);
}
