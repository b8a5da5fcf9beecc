import { toRupees } from '#contracts/money/money.ts';
import { refundByDesk } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { recordAct } from '../audit/record-act.ts';

interface Refund {
  orderId: number;
  adminId: number;
  amountPaise: number;
  /** Both sides read it. */
  reason: string;
  idempotencyKey: string;
}

/**
 * The desk pays a part of an order, or all that is held, back to its buyer; with all of it the order is over. The same
 * again, with its key, pays nothing. Throws NOT_FOUND, CONFLICT to a side of the order, INVALID_INPUT for too much.
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
