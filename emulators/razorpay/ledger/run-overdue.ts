import { type EmulatorContext, record } from '../emulator.context.ts';
import type { TransferRecord } from './entities.ts';
import { newId, randomTail } from './ids.ts';
import { returnMoney } from './refund-lifecycle.ts';
import { holdTransfer } from './transfer-lifecycle.ts';

const DAY = 86_400;

/** What time alone brings about: uncaptured money goes back, holds end, released transfers settle. */
export function runOverdue(ctx: EmulatorContext): void {
  const now = ctx.now();
  for (const payment of ctx.store.list('payments')) {
    if (payment.status !== 'authorized') continue;
    const minutes = ctx.store.find('orders', payment.order_id)?.manual_expiry_minutes ?? 0;
    if (now - payment.created_at > minutes * 60) returnMoney(ctx, payment);
  }
  for (const transfer of ctx.store.list('transfers')) {
    if (
      transfer.settlement_status === 'on_hold' &&
      transfer.on_hold_until !== null &&
      transfer.on_hold_until <= now
    )
      holdTransfer(ctx, transfer, { onHold: false, until: null });
    else if (transfer.settlement_status === 'pending' && now - (transfer.released_at ?? now) >= DAY)
      settleTransfer(ctx, transfer);
  }
}

function settleTransfer(ctx: EmulatorContext, transfer: TransferRecord): void {
  const settlement = {
    id: newId('setl'),
    entity: 'settlement',
    amount: transfer.amount - transfer.amount_reversed,
    status: 'processed',
    fees: 0,
    tax: 0,
    utr: randomTail(),
    created_at: ctx.now(),
  };
  const settled: TransferRecord = {
    ...transfer,
    settlement_status: 'settled',
    recipient_settlement_id: settlement.id,
  };
  record(ctx, [['transfers', settled]], [{ event: 'settlement.processed', entities: { settlement } }]);
}
