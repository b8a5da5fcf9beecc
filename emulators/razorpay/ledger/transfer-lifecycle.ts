import { type EmulatorContext, record } from '../emulator.context.ts';
import { badRequest } from '../http/api-error.ts';
import type { WebhookEvent } from '../webhooks/event-body.ts';
import type { Notes, PaymentRecord, ReversalRecord, TransferRecord } from './entities.ts';
import { newId } from './ids.ts';
import { presentTransfer } from './present-entities.ts';
import type { Change } from './store.ts';

export interface TransferRequest {
  readonly account: string;
  readonly amount: number;
  readonly notes: Notes;
  readonly linkedAccountNotes: readonly string[];
  readonly onHold: boolean;
  readonly onHoldUntil: number | null;
}

export interface Effects {
  readonly changes: readonly Change[];
  readonly events: readonly WebhookEvent[];
}

export function newTransfer(ctx: EmulatorContext, source: string, request: TransferRequest): TransferRecord {
  return {
    id: newId('trf'),
    status: 'created',
    source,
    recipient: request.account,
    amount: request.amount,
    currency: 'INR',
    amount_reversed: 0,
    fees: 0,
    tax: 0,
    notes: request.notes,
    linked_account_notes: request.linkedAccountNotes,
    on_hold: request.onHold,
    on_hold_until: request.onHoldUntil,
    settlement_status: null,
    recipient_settlement_id: null,
    created_at: ctx.now(),
    processed_at: null,
    released_at: null,
  };
}

export function transfersFrom(ctx: EmulatorContext, source: string): TransferRecord[] {
  return ctx.store.list('transfers').filter((transfer) => transfer.source === source);
}

/** An order has been paid: its transfers go through, or fail where the fee leaves too little for them. */
export function processOrderTransfers(ctx: EmulatorContext, payment: PaymentRecord): Effects {
  let left = payment.amount - (payment.fee ?? 0);
  const effects = transfersFrom(ctx, payment.order_id).map((transfer) => {
    if (transfer.amount > left) return failTransfer(transfer);
    left -= transfer.amount;
    return processTransfer(ctx, transfer, payment);
  });
  return {
    changes: effects.flatMap(({ changes }) => changes),
    events: effects.flatMap(({ events }) => events),
  };
}

export function processTransfer(
  ctx: EmulatorContext,
  transfer: TransferRecord,
  payment: PaymentRecord | null,
): Effects {
  const processed: TransferRecord = {
    ...transfer,
    status: 'processed',
    settlement_status: transfer.on_hold ? 'on_hold' : 'pending',
    processed_at: ctx.now(),
    released_at: transfer.on_hold ? null : ctx.now(),
  };
  return {
    changes: [
      ['transfers', processed],
      [
        'movements',
        {
          id: `transfer:${transfer.id}`,
          kind: 'transfer',
          order_id: payment?.order_id ?? null,
          payment_id: payment?.id ?? null,
          subject_id: transfer.id,
          amount: transfer.amount,
          at: ctx.now(),
        },
      ],
    ],
    events: [{ event: 'transfer.processed', entities: { transfer: presentTransfer(processed) } }],
  };
}

function failTransfer(transfer: TransferRecord): Effects {
  const failed: TransferRecord = { ...transfer, status: 'failed' };
  return {
    changes: [['transfers', failed]],
    events: [{ event: 'transfer.failed', entities: { transfer: presentTransfer(failed) } }],
  };
}

/** Takes money back from a linked account. Throws when that much is no longer there. */
export function reverseTransfer(
  ctx: EmulatorContext,
  transfer: TransferRecord,
  request: { amount: number; notes: Notes; refundId: string | null },
): { reversal: ReversalRecord; changes: readonly Change[] } {
  if (transfer.status !== 'processed' && transfer.status !== 'partially_reversed')
    throw badRequest('Only a processed transfer can be reversed');
  if (request.amount > transfer.amount - transfer.amount_reversed)
    throw badRequest('The reversal amount provided is greater than the amount available for reversal');
  if (transfer.settlement_status === 'settled')
    throw badRequest('The linked account does not have sufficient balance to process the reversal');
  const reversed = transfer.amount_reversed + request.amount;
  const reversal: ReversalRecord = {
    id: newId('rvrsl'),
    transfer_id: transfer.id,
    amount: request.amount,
    currency: transfer.currency,
    notes: request.notes,
    customer_refund_id: request.refundId,
    created_at: ctx.now(),
  };
  const status = reversed === transfer.amount ? 'reversed' : 'partially_reversed';
  const changes: Change[] = [
    ['transfers', { ...transfer, amount_reversed: reversed, status }],
    ['reversals', reversal],
    [
      'movements',
      {
        id: `reversal:${reversal.id}`,
        kind: 'reversal',
        order_id: null,
        payment_id: null,
        subject_id: transfer.id,
        amount: request.amount,
        at: ctx.now(),
      },
    ],
  ];
  return { reversal, changes };
}

/** Holds or releases the settlement of a transfer that is not settled yet. */
export function holdTransfer(
  ctx: EmulatorContext,
  transfer: TransferRecord,
  hold: { onHold: boolean; until: number | null },
): TransferRecord {
  if (transfer.settlement_status === 'settled') throw badRequest('The transfer has already been settled');
  const isProcessed = transfer.settlement_status !== null;
  const changed: TransferRecord = {
    ...transfer,
    on_hold: hold.onHold,
    on_hold_until: hold.onHold ? hold.until : null,
    settlement_status: isProcessed ? (hold.onHold ? 'on_hold' : 'pending') : null,
    released_at: isProcessed && !hold.onHold ? ctx.now() : null,
  };
  record(ctx, [['transfers', changed]], []);
  return changed;
}
