import type { OrderData } from '#contracts/orders/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/orders.states.ts';

export const trackingSteps = ['confirmed', 'measurement', 'preparation', 'delivery'] as const;
type TrackingStep = (typeof trackingSteps)[number];

/** Which of the four steps a status belongs to; DELIVERED is past the last. */
const placeOf: Record<Exclude<OrderStatus, 'CANCELLED'>, number> = {
  PENDING: 0,
  CONFIRMED: 1,
  DESIGN_IN_PROGRESS: 1,
  DESIGN_COMPLETED: 1,
  MEASUREMENT_SCHEDULED: 1,
  MEASUREMENT_COMPLETED: 2,
  FINAL_PAYMENT_PENDING: 2,
  COMPLETED: 3,
  READY_FOR_DELIVERY: 3,
  SHIPPED: 3,
  DELIVERED: 4,
};

interface TrackedStep {
  step: TrackingStep;
  state: 'done' | 'now' | 'next';
}

/** The four steps as far as an order has come; of a cancelled one, as far as it had. */
export function trackedSteps({ status, history }: Pick<OrderData, 'status' | 'history'>): TrackedStep[] {
  if (status === 'CANCELLED') {
    const last = history.find(({ to }) => to === 'CANCELLED')?.from ?? 'PENDING';
    const reached = last === 'CANCELLED' ? 0 : placeOf[last];
    return trackingSteps.map((step, index) => ({ step, state: index < reached ? 'done' : 'next' }));
  }
  const place = placeOf[status];
  return trackingSteps.map((step, index) => ({
    step,
    state: index < place ? 'done' : index === place ? 'now' : 'next',
  }));
}
