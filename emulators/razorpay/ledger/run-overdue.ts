import type { EmulatorContext } from '../emulator.context.ts';
import { returnMoney } from './refund-lifecycle.ts';

/** Applies changes caused by time alone: money that was not captured in time is refunded. */
export function runOverdue(ctx: EmulatorContext): void {
  const now = ctx.now();
  for (const payment of ctx.store.list('payments')) {
    if (payment.status !== 'authorized') continue;
    const minutes = ctx.store.find('orders', payment.order_id)?.manual_expiry_minutes ?? 0;
    if (now - payment.created_at > minutes * 60) returnMoney(ctx, payment);
  }
}
