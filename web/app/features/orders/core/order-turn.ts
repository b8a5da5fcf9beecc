import { activeStatuses } from '#contracts/meetings/meeting.states.ts';
import { stopAmong } from '#contracts/orders/core/order-stops.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';

export type OrderTurn =
  | 'answer'
  | 'disputed'
  | 'held'
  | 'advance'
  | 'delivery'
  | 'review'
  | 'meeting'
  | 'rest'
  | 'begin'
  | 'measured';

type Known = Pick<OrderData, 'role' | 'status' | 'toReview' | 'meeting'> & {
  delivery: Pick<OrderData['delivery'], 'waitsFor'>;
  can: Pick<
    OrderData['can'],
    'payAdvance' | 'payFinal' | 'confirmDelivery' | 'scheduleMeeting' | 'moveTo' | 'answerCancellation'
  >;
  payments: Pick<OrderData['payments'], 'refusal'> & {
    final: Pick<OrderData['payments']['final'], 'dueDate'>;
  };
};

/** The one thing the viewer could do next, or what stops the order; null while it is the other side's turn. */
export function turnOf({
  role,
  status,
  toReview,
  meeting,
  delivery,
  can,
  payments,
}: Known): OrderTurn | null {
  if (can.answerCancellation) return 'answer';
  if (stopAmong(delivery.waitsFor) === 'DISPUTE') return 'disputed';
  if (payments.refusal !== null) return 'held';
  if (can.payAdvance) return 'advance';
  if (can.confirmDelivery) return 'delivery';
  if (toReview !== null) return 'review';
  // The design is made before anything is measured, whatever day the measuring has.
  if (role === 'maker' && status === 'CONFIRMED' && can.moveTo.length > 0) return 'begin';
  if (can.scheduleMeeting || (meeting !== null && activeStatuses.includes(meeting.status))) return 'meeting';
  if (can.payFinal && payments.final.dueDate !== null) return 'rest';
  if (role !== 'maker' || can.moveTo.length === 0) return null;
  return status === 'MEASUREMENT_COMPLETED' ? 'measured' : null;
}
