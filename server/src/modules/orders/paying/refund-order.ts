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
 * The maker refunds an amount to the buyer, as the two agreed. A full refund ends the order. Throws NOT_FOUND to
 * strangers, FORBIDDEN to the buyer, INVALID_INPUT if less is left.
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
 * The desk refunds an amount to the buyer. A full refund ends the order. Returns false if it was done before with the
 * same key. Throws NOT_FOUND, CONFLICT to a side of the order, INVALID_INPUT as `refundOrder`.
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
