import type { DeliveryPromise } from '#contracts/orders/core/delivery-promise.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { type OrderFacts, refuseMove } from '#contracts/orders/core/orders.states.ts';
import { riskOf } from '#contracts/orders/due/delivery-risk.ts';
import { takesFunctionDay } from '#contracts/orders/due/function-day.rules.ts';
import { refuseProposal, takesPromises } from '#contracts/orders/due/new-promise.rules.ts';
import type { OrderDue } from './due-of-order.ts';
import type { PromiseRow } from './promises.queries.ts';

interface Reader {
  isBuyer: boolean;
  now: Date;
}

/** The day that is owed, beside the expected one. */
export function presentDue(
  status: OrderFacts['status'],
  due: OrderDue,
  { by, waitsFor }: DeliveryPromise,
): Pick<OrderData['delivery'], 'risk' | keyof OrderDue> {
  return { ...due, risk: riskOf({ status, by, waitsFor, dueBy: due.dueBy }) };
}

/** The newest proposal of a later day. */
export function presentNewPromise(promises: readonly PromiseRow[]): OrderData['newPromise'] {
  const newest = promises.at(-1);
  if (!newest) return null;
  const { id, state, day, insteadOf, reason, proposedAt, answerBy } = newest;
  return {
    ...{ id, state, day, insteadOf, reason },
    proposedAt: proposedAt.toISOString(),
    answerBy: answerBy.toISOString(),
  };
}

/** What the viewer may do about the day. */
export function canChangeDay(
  promises: readonly PromiseRow[],
  facts: OrderFacts,
  { isBuyer, now }: Reader,
): Pick<OrderData['can'], 'proposeDay' | 'answerDay' | 'withdrawDay' | 'cancelLate' | 'setFunctionDay'> {
  const { status, isSwatch } = facts;
  const open = promises.find(({ state }) => state === 'PROPOSED');
  const isOpen = open !== undefined && open.answerBy >= now && takesPromises(status);
  const refusal = refuseProposal({ status, proposed: promises.length, isOpen: open !== undefined });
  return {
    proposeDay: !isBuyer && !isSwatch && refusal === null,
    answerDay: isBuyer && isOpen,
    withdrawDay: !isBuyer && isOpen,
    setFunctionDay: isBuyer && !isSwatch && takesFunctionDay(status),
    cancelLate: isBuyer && !isSwatch && facts.isLate && refuseMove(facts, 'BUYER', 'CANCELLED', now) === null,
  };
}
