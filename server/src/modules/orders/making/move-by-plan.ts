import { type OrderStatus, refuseMove } from '#contracts/orders/core/orders.states.ts';
import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { asksForFinal } from '../core/final-due.policy.ts';
import type { HeldOrder } from '../core/hold-order.ts';
import { factsOf } from '../core/instalment.policy.ts';
import { moveOrder } from '../core/move-order.ts';
import { lockOrder } from '../core/orders.queries.ts';

interface ByPlan {
  /** The status to which a finished step leads. */
  to: OrderStatus;
  /** Whether the move may ask for the final payment. */
  mayAsk: boolean;
}

/**
 * Moves a held order on to the status of a finished step, as its maker planned it. Stays where it is if the transition
 * table does not allow the maker that move. An order that is paid in full is not asked for a payment: it is completed.
 */
export async function moveByPlan(
  services: Services,
  tx: Transaction,
  { order: { id, makerId }, money }: Pick<HeldOrder, 'order' | 'money'>,
  { to: planned, mayAsk }: ByPlan,
): Promise<void> {
  // Read again, because the step that was just finished is one of its facts.
  const order = await lockOrder(tx, id);
  if (!order) return;
  const to = planned === 'FINAL_PAYMENT_PENDING' && money.isFinalPaid ? 'COMPLETED' : planned;
  if (!mayAsk && asksForFinal(to) && !money.isFinalPaid) return;
  if (refuseMove(factsOf(order, money), 'MAKER', to, services.clock.now()) !== null) return;
  await moveOrder(services, tx, order, {
    ...{ money, actor: 'MAKER', actorId: makerId, to, note: systemNotes.stepFinished },
  });
}
