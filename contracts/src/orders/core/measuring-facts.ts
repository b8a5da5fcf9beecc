import { type OrderStatus, orderStatuses } from './orders.states.ts';

/** The state of the measuring, independent of the order's status. */
export interface MeasuringFacts {
  /** A meeting is booked or goes on. */
  isBooked: boolean;
  /** The measurements were taken. */
  isMeasured: boolean;
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/** Whether the maker has still to draw the design of a paid order: nothing but the maker moves it on before that. */
export function isBeingDesigned(status: OrderStatus): boolean {
  return status === 'CONFIRMED' || status === 'DESIGN_IN_PROGRESS';
}

/**
 * The status that the facts lead an order on to, null where it stays: they move it once the design is completed, and
 * never over a stage of the maker.
 */
export function statusByFacts(
  status: OrderStatus,
  { isBooked, isMeasured }: MeasuringFacts,
): 'MEASUREMENT_SCHEDULED' | 'MEASUREMENT_COMPLETED' | null {
  if (status !== 'DESIGN_COMPLETED' && status !== 'MEASUREMENT_SCHEDULED') return null;
  if (isMeasured) return 'MEASUREMENT_COMPLETED';
  return isBooked && rank(status) < rank('MEASUREMENT_SCHEDULED') ? 'MEASUREMENT_SCHEDULED' : null;
}
