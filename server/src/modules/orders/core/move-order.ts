import {
  hasEnded,
  type OrderActor,
  type OrderStatus,
  refuseMove,
} from '#contracts/orders/core/orders.states.ts';
import { moveOrdersCount } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { overtakeRequest } from '../endings/cancellations.queries.ts';
import { askForFinal } from '../paying/ask-for-final.ts';
import { asksForFinal } from '../paying/final-due.policy.ts';
import { factsOf, type OrderMoney } from '../paying/instalment.policy.ts';
import { insertHistory, itemsOfOrder, type OrderRow, setOrderStatus } from './orders.queries.ts';

interface Move {
  money: OrderMoney;
  actor: OrderActor;
  actorId: number | null;
  to: OrderStatus;
  note: string;
  idempotencyKey?: string | null;
}

/**
 * Moves a locked order along the transition table and writes its history; the counts of its designs follow.
 * Throws ILLEGAL_MOVE with the table's sentence.
 */
export async function moveOrder(
  services: Services,
  tx: Transaction,
  order: OrderRow,
  { money, actor, actorId, to, note, idempotencyKey = null }: Move,
): Promise<void> {
  const now = services.clock.now();
  const refusal = refuseMove(factsOf(order, money), actor, to, now);
  if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
  const change = to === 'CONFIRMED' ? 1 : to === 'CANCELLED' && order.confirmedAt !== null ? -1 : 0;
  const history = {
    orderId: order.id,
    actorId,
    actor,
    from: order.status,
    to,
    note,
    now,
    idempotencyKey,
  };
  const [items] = await Promise.all([
    change === 0 ? [] : itemsOfOrder(tx, [order.id]),
    setOrderStatus(tx, [order.id, to, now]),
    insertHistory(tx, history),
  ]);
  if (hasEnded(to) && order.isAskedToCancel) await overtakeRequest(tx, [order.id, now]);
  if (asksForFinal(to) && !money.isFinalPaid) await askForFinal(services, tx, order, now);
  if (change === 0) return;
  await moveOrdersCount(
    tx,
    items.map(({ designId }) => designId),
    change,
  );
}
