import { cancellationLimits, refuseAsking } from '#contracts/orders/endings/cancellation.rules.ts';
import { cancelRow } from '#contracts/orders/endings/kept-shares.ts';
import { idempotencyKeySentences } from '#contracts/platform/idempotency-key.rules.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { instalmentsOfOrder, type ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { holdOrder } from '../core/hold-order.ts';
import { factsOf, heldOf } from '../core/instalment.policy.ts';
import { cancellationMoved } from '../core/orders.events.ts';
import { historyOfOrder } from '../core/orders.queries.ts';
import { readDue } from '../due/due-of-order.ts';
import { insertRequest, newestRequest, requestByKey } from './cancellations.queries.ts';
import { refusedAtOf, stageOfOrder } from './present-ending.ts';
import { refuseOtherRefund } from './refuse-other-refund.ts';

interface Request {
  orderId: number;
  viewerId: number;
  reason: string;
  /** What goes back at least, as shown to the buyer; null if it was not shown. */
  shownPaise: number | null;
  idempotencyKey: string | null;
}

/**
 * The buyer asks to cancel. The most that the maker may keep is fixed here, so that later steps of the order do not
 * raise it. A retry with the same key creates no second request. Throws NOT_FOUND, FORBIDDEN to the maker,
 * ILLEGAL_MOVE, CONFLICT, and REFUND_CHANGED if another amount goes back than was shown.
 */
export async function askToCancel(
  services: ServicesWithPayments,
  { orderId, viewerId, reason, shownPaise, idempotencyKey }: Request,
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const { order, actor, money } = await holdOrder(services.payments, tx, orderId, viewerId);
    if (actor !== 'BUYER') throw new AppError('FORBIDDEN', sentence('orders.onlyBuyerAsks'));
    const [before] = idempotencyKey === null ? [] : await requestByKey(tx, [orderId, idempotencyKey]);
    if (before?.reason === reason) return;
    if (before) throw new AppError('CONFLICT', idempotencyKeySentences.otherWords);
    const [last] = await newestRequest(tx, [orderId]);
    const { isLate } = await readDue(tx, order, now);
    const refusal = refuseAsking(factsOf(order, money, isLate), refusedAtOf(last), now);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    const stage = stageOfOrder(order, await historyOfOrder(tx, [orderId]));
    const heldPaise = heldOf(await instalmentsOfOrder(tx, [orderId]));
    const { advancePaise, keptShares: shares } = order;
    const { keptPaise, refundPaise } = cancelRow(stage, { shares, advancePaise, heldPaise });
    refuseOtherRefund(shownPaise, refundPaise);
    const [made] = await insertRequest(tx, {
      orderId,
      stage,
      mostKeptPaise: keptPaise,
      refundPaise,
      reason,
      idempotencyKey,
      now,
      answerBy: new Date(now.getTime() + cancellationLimits.answerDays * 86_400_000),
    });
    if (!made) throw new Error(`the request to cancel order ${orderId} could not be written down`);
    await services.events.publish(tx, cancellationMoved, {
      orderId,
      requestId: made.id,
      step: 'ASKED',
      by: 'BUYER',
    });
  });
}
