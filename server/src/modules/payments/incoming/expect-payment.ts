import type { Clock } from '#server/platform/clock/clock.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { insertPayment, type PaymentPurpose, type PaymentRow } from '../payments.queries.ts';

/** Records that an instalment is owed, in paise. Returns undefined if it was recorded before. */
export async function expectPayment(
  { clock }: { clock: Clock },
  tx: Transaction,
  owed: { orderId: number; purpose: PaymentPurpose; amountPaise: number },
): Promise<PaymentRow | undefined> {
  const { orderId, purpose, amountPaise } = owed;
  const receipt = `${orderId}-${purpose === 'ADVANCE' ? 'I' : 'F'}`;
  const [written] = await insertPayment(tx, { orderId, purpose, amountPaise, receipt, now: clock.now() });
  return written;
}
