import type { Clock } from '#server/platform/clock/clock.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { insertPayment, type PaymentPurpose } from '../payments.queries.ts';

/** Writes down that an instalment is owed, in paise. The same one is written once. */
export async function expectPayment(
  { clock }: { clock: Clock },
  tx: Transaction,
  owed: { orderId: number; purpose: PaymentPurpose; amountPaise: number },
): Promise<void> {
  const { orderId, purpose, amountPaise } = owed;
  const receipt = `${orderId}-${purpose === 'ADVANCE' ? 'I' : 'F'}`;
  await insertPayment(tx, { orderId, purpose, amountPaise, receipt, now: clock.now() });
}
