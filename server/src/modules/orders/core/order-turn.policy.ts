import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import type { TurnFacts } from '#contracts/orders/core/order-turns.ts';
import type { LoadedOrder } from '../showing/load-order.ts';
import { isFinalOwed, moneyOf } from './instalment.policy.ts';

/** What the rule of turns looks at, of a loaded order. */
export function turnFactsOf({
  order,
  parties: { hold },
  history,
  instalments,
  items,
  meeting,
}: LoadedOrder): TurnFacts {
  const { isDisputed, isFinalPaid, isFinalTakenBack } = moneyOf(order, instalments);
  return {
    isAskedToCancel: order.isAskedToCancel,
    isDisputed,
    isMakerHeld: hold === 'MAKER',
    isDesignHeld: hold === 'DESIGN',
    isToBeMeasured:
      order.measuring === 'MADE_TO_MEASURE' && !history.some(({ to }) => to === 'MEASUREMENT_COMPLETED'),
    isBooked: meeting !== undefined && activeStatuses.includes(meeting.status),
    isFinalPaid,
    isFinalOwed: isFinalOwed(order, instalments),
    isFinalTakenBack,
    isToBeReviewed: items.some(({ awaitsReview }) => awaitsReview),
  };
}
