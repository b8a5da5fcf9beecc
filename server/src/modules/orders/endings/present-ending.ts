import { toRupees } from '#contracts/money/money.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import {
  freeCancelUntil,
  hasEnded,
  type OrderFacts,
  refuseMove,
} from '#contracts/orders/core/orders.states.ts';
import { isUnanswered, refuseAsking, stageOfMaking } from '#contracts/orders/endings/cancellation.rules.ts';
import { cancelTable, inRupees, type MakingStage, percentOf } from '#contracts/orders/endings/kept-shares.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { heldOf } from '../core/instalment.policy.ts';
import type { HistoryRow, OrderRow } from '../core/orders.queries.ts';
import type { LoadedOrder } from '../showing/load-order.ts';
import type { CancellationRow } from './cancellations.queries.ts';

interface Reader {
  isBuyer: boolean;
  now: Date;
}

export function stageOfOrder(
  { status }: Pick<OrderRow, 'status'>,
  history: readonly HistoryRow[],
): MakingStage {
  const hasBegun = history.some(({ to }) => to === 'DESIGN_IN_PROGRESS' || to === 'DESIGN_COMPLETED');
  return stageOfMaking(status, hasBegun);
}

/** When the newest request was refused; null if it was not. */
export function refusedAtOf(request: CancellationRow | undefined): Date | null {
  return request?.status === 'REFUSED' ? request.endedAt : null;
}

/** How an order can end early: the terms and options for the buyer, and the newest request. */
export function presentEnding(
  loaded: LoadedOrder,
  facts: OrderFacts,
  reader: Reader,
): Pick<OrderData, 'cancelling' | 'cancellation'> {
  const { order, cancellation, history, instalments } = loaded;
  const { advancePaise, keptShares: shares } = order;
  const held = heldOf(instalments);
  const stage = stageOfOrder(order, history);
  const heldPaise = order.status === 'PENDING' ? advancePaise : held;
  const table =
    hasEnded(order.status) || order.isSwatch
      ? []
      : cancelTable({ shares, advancePaise, heldPaise }).map(inRupees);
  return {
    cancelling: {
      ...presentFreedom(facts, reader),
      offer: mayAsk(loaded, facts, reader) ? (table.find((row) => row.stage === stage) ?? null) : null,
      stage,
      table,
    },
    cancellation: cancellation ? presentRequest(cancellation, order, held) : null,
  };
}

/** What the viewer may do to end the order. */
export function canEnd(
  loaded: LoadedOrder,
  facts: OrderFacts,
  reader: Reader,
): Pick<OrderData['can'], 'cancel' | 'askToCancel' | 'withdrawCancellation' | 'answerCancellation'> {
  const { isBuyer, now } = reader;
  const mayCancel = refuseMove(facts, isBuyer ? 'BUYER' : 'MAKER', 'CANCELLED', now) === null;
  return {
    cancel: mayCancel && (isBuyer || !facts.isAskedToCancel),
    askToCancel: mayAsk(loaded, facts, reader),
    withdrawCancellation: isBuyer && facts.isAskedToCancel,
    answerCancellation: !isBuyer && facts.isAskedToCancel,
  };
}

function mayAsk({ cancellation }: LoadedOrder, facts: OrderFacts, { isBuyer, now }: Reader): boolean {
  return isBuyer && refuseAsking(facts, refusedAtOf(cancellation), now) === null;
}

function presentFreedom(facts: OrderFacts, { isBuyer, now }: Reader) {
  if (!isBuyer || hasEnded(facts.status)) return { freeUntil: null, refusal: null };
  const refusal = refuseMove(facts, 'BUYER', 'CANCELLED', now);
  // A late order is cancelled by right, without an end of that.
  const until =
    refusal === null && !facts.isLate && !facts.isSwatch ? freeCancelUntil(facts.confirmedAt) : null;
  return { freeUntil: until?.toISOString() ?? null, refusal: withMessage(refusal) };
}

function presentRequest(
  request: CancellationRow,
  { keptShares }: Pick<OrderRow, 'keptShares'>,
  heldPaise: number,
): NonNullable<OrderData['cancellation']> {
  const { id, status, reason, askedAt, answerBy, answeredBy, endedAt, answer, keptPaise } = request;
  const { stage, mostKeptPaise, refundPaise } = request;
  // A refund since the request lowers what may be kept; a payment since raises what goes back.
  const most = isUnanswered(status) ? Math.min(mostKeptPaise, heldPaise) : mostKeptPaise;
  const back = isUnanswered(status) ? heldPaise - most : refundPaise;
  return {
    id,
    status,
    reason,
    askedAt: askedAt.toISOString(),
    answerBy: answerBy.toISOString(),
    ...inRupees({ stage, percent: percentOf(keptShares, stage), keptPaise: most, refundPaise: back }),
    answeredBy,
    answeredAt: endedAt?.toISOString() ?? null,
    answer,
    kept: keptPaise === null ? null : toRupees(keptPaise),
  };
}
