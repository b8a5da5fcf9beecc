import { cancellationSentences, isUnanswered } from '#contracts/orders/endings/cancellation.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { holdOrder } from '../core/hold-order.ts';
import { cancellationMoved } from '../core/orders.events.ts';
import { endRequest, newestRequest } from './cancellations.queries.ts';

/** The buyer withdraws an unanswered request. Repeating it changes nothing. Throws NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function withdrawCancellation(
  services: ServicesWithPayments,
  { orderId, viewerId }: { orderId: number; viewerId: number },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { actor } = await holdOrder(services.payments, tx, orderId, viewerId);
    if (actor !== 'BUYER') throw new AppError('FORBIDDEN', sentence('orders.onlyBuyerWithdraws'));
    const [request] = await newestRequest(tx, [orderId]);
    if (request?.status === 'WITHDRAWN') return;
    if (!request || !isUnanswered(request.status))
      throw new AppError('CONFLICT', cancellationSentences.nobodyAsked);
    await endRequest(tx, {
      id: request.id,
      status: 'WITHDRAWN',
      by: null,
      byId: null,
      words: '',
      key: null,
      keptPaise: null,
      now: services.clock.now(),
    });
    await services.events.publish(tx, cancellationMoved, {
      orderId,
      requestId: request.id,
      step: 'WITHDRAWN',
      by: 'BUYER',
    });
  });
}
