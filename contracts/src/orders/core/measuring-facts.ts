import { type OrderStatus, orderStatuses } from './orders.states.ts';

/** The state of the measuring, independent of the order's status. */
export interface MeasuringFacts {
  /** A meeting is booked or in progress. */
  isBooked: boolean;
  /** The measurements were taken. */
  isMeasured: boolean;
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/** Whether a paid order is still in its design stages. Until they are over, only the maker moves it on. */
export function isBeingDesigned(status: OrderStatus): boolean {
  return status === 'CONFIRMED' || status === 'DESIGN_IN_PROGRESS';
}

/**
 * The status to which the measuring facts move an order, null if it stays. They move it only after the design is
 * completed, and never past a stage of the maker.
 */
export function statusByFacts(
  status: OrderStatus,
  { isBooked, isMeasured }: MeasuringFacts,
): 'MEASUREMENT_SCHEDULED' | 'MEASUREMENT_COMPLETED' | null {
  if (status !== 'DESIGN_COMPLETED' && status !== 'MEASUREMENT_SCHEDULED') return null;
  if (isMeasured) return 'MEASUREMENT_COMPLETED';
  return isBooked && rank(status) < rank('MEASUREMENT_SCHEDULED') ? 'MEASUREMENT_SCHEDULED' : null;
}
