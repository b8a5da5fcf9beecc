import { toRupees } from '#contracts/money/money.ts';
import { cancellationLimits, mostKept, refuseAsking } from '#contracts/orders/endings/cancellation.rules.ts';
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

interface Request {
  orderId: number;
  viewerId: number;
  reason: string;
  /** The most that the maker may keep, as shown to the buyer; null if it was not shown. */
  shownPaise: number | null;
  idempotencyKey: string | null;
}

/**
 * The buyer asks to cancel. The most that the maker may keep is fixed here, so that later steps of the order do not
 * raise it. A retry with the same key creates no second request. Throws NOT_FOUND, FORBIDDEN to the maker,
 * ILLEGAL_MOVE, and CONFLICT, also if the order has moved on and the amount differs from the one shown.
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
    const held = heldOf(await instalmentsOfOrder(tx, [orderId]));
    const mostKeptPaise = mostKept(stage, order.advancePaise, held);
    refuseOtherShare(shownPaise, mostKeptPaise);
    const [made] = await insertRequest(tx, {
      orderId,
      stage,
      mostKeptPaise,
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

function refuseOtherShare(shownPaise: number | null, mostKeptPaise: number): void {
  if (shownPaise === null || shownPaise === mostKeptPaise) return;
  throw new AppError(
    'CONFLICT',
    sentence('orders.otherShare', { expected: toRupees(shownPaise), kept: toRupees(mostKeptPaise) }),
  );
}
