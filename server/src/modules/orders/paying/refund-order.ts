import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { lockOrder } from '../core/orders.queries.ts';
import { holdOrderForDesk } from '../making/change-by-desk.ts';
import { followRefund } from './end-paid-back.ts';

interface Request {
  orderId: number;
  viewerId: number;
  amountPaise: number;
  reason: string;
  idempotencyKey: string;
}

/**
 * The maker gives the buyer something back, as the two agreed; with all of it the order is over. Throws NOT_FOUND to
 * strangers, FORBIDDEN to the buyer, INVALID_INPUT when there is not so much left.
 */
export async function refundOrder(
  services: ServicesWithPayments,
  { orderId, viewerId, amountPaise, reason, idempotencyKey }: Request,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await services.payments.lock(tx, orderId);
    const order = await lockOrder(tx, orderId);
    if (!order || (order.makerId !== viewerId && order.buyerId !== viewerId))
      throw notFound('orders.orderMissing');
    if (order.makerId !== viewerId) throw new AppError('FORBIDDEN', sentence('orders.onlyMakerRefunds'));
    await services.payments.refundPart(tx, orderId, { amountPaise, cause: 'AGREED', reason, idempotencyKey });
    await followRefund(services, tx, order);
  });
}

/**
 * The desk gives the buyer something back; with all of it the order is over. Answers with false where that was done
 * before, under the same key. Throws NOT_FOUND, CONFLICT to a side of the order, INVALID_INPUT as above.
 */
export async function refundByDesk(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, viewerId, amountPaise, reason, idempotencyKey }: Request,
): Promise<boolean> {
  const order = await holdOrderForDesk(services, tx, orderId, viewerId);
  const request = { amountPaise, cause: 'DESK', reason, idempotencyKey } as const;
  const isNew = await services.payments.refundPart(tx, orderId, request);
  if (isNew) await followRefund(services, tx, order);
  return isNew;
}
