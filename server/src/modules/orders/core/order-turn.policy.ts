import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import type { TurnFacts } from '#contracts/orders/core/order-turns.ts';
import type { Instalment } from '#server/modules/payments/public.ts';
import { isFinalOwed, moneyOf } from './instalment.policy.ts';
import type { OrderMeetingRow } from './order-meeting.queries.ts';
import type { HistoryRow, OrderRow, PaymentHold } from './orders.queries.ts';

interface Known {
  order: OrderRow;
  hold: PaymentHold;
  history: readonly HistoryRow[];
  instalments: readonly Instalment[];
  meeting: OrderMeetingRow | undefined;
  isToBeReviewed: boolean;
}

const hour = 3_600_000;

/** The facts that decide whose turn it is, from a loaded order; `factConditions` is the same in SQL. */
export function turnFactsOf(
  { order, hold, history, instalments, meeting, isToBeReviewed }: Known,
  now: Date,
): TurnFacts {
  const { isDisputed, isFinalPaid, isFinalTakenBack } = moneyOf(order, instalments);
  const isBooked = meeting !== undefined && activeStatuses.includes(meeting.status);
  return {
    isAskedToCancel: order.isAskedToCancel,
    isDisputed,
    isMakerHeld: hold === 'MAKER',
    isDesignHeld: hold === 'DESIGN',
    isToBeMeasured:
      order.measuring === 'MADE_TO_MEASURE' && !history.some(({ to }) => to === 'MEASUREMENT_COMPLETED'),
    isBooked,
    isMeetingOver: isBooked && meeting.scheduledAt.getTime() + hour <= now.getTime(),
    isFinalPaid,
    isFinalOwed: isFinalOwed(order, instalments),
    isFinalTakenBack,
    isToBeReviewed,
    isStepWaiting: order.isStepWaiting,
    isChangeAsked: order.isChangeAsked,
    lacksFinished: order.lacksFinished,
    isSwatch: order.isSwatch,
  };
}
