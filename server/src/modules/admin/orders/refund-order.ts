import { toRupees } from '#contracts/money/money.ts';
import { refundByDesk } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { recordAct } from '../audit/record-act.ts';

interface Refund {
  orderId: number;
  adminId: number;
  amountPaise: number;
  /** Shown to both sides. */
  reason: string;
  idempotencyKey: string;
}

/**
 * Refunds part of an order, or all that is held, to its buyer; a full refund ends the order. Idempotent by key.
 * Throws NOT_FOUND, CONFLICT to a side of the order, INVALID_INPUT if the amount is too high.
 */
export async function refundOrder(
  services: ServicesWithPayments,
  { orderId, adminId, ...refund }: Refund,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await refundByDesk(services, tx, { orderId, viewerId: adminId, ...refund }))) return;
    await recordAct(services, tx, {
      adminId,
      name: 'ORDER_REFUNDED',
      subject: 'ORDER',
      subjectId: orderId,
      after: { refundRupees: toRupees(refund.amountPaise) },
      reason: refund.reason,
    });
  });
}
