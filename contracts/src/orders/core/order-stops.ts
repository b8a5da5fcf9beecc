import { type OrderStatus, orderStatuses } from './orders.states.ts';

/**
 * Why an order goes no further for now. HOLD: its maker is banned or suspended, or its design was taken down before the
 * advance was paid. DISPUTE: a payment of it is disputed at the buyer's bank, and that is not decided.
 */
export const orderStops = ['HOLD', 'DISPUTE'] as const;
export type OrderStop = (typeof orderStops)[number];

/** Of all that `delivery.waitsFor` says, what stops an order; null for anything else. */
export function stopAmong(waitsFor: string | null): OrderStop | null {
  return orderStops.find((stop) => stop === waitsFor) ?? null;
}

interface Stoppable {
  status: OrderStatus;
  /** Whose hold keeps new payments from it: its maker's or its design's. */
  hold: 'MAKER' | 'DESIGN' | null;
  isDisputed: boolean;
}

/** What stops an order that still has to be made or sent; null where it goes on. A parcel on its way is not stopped. */
export function stopOf({ status, hold, isDisputed }: Stoppable): OrderStop | null {
  if (orderStatuses.indexOf(status) >= orderStatuses.indexOf('SHIPPED')) return null;
  if (hold === 'MAKER' || (hold === 'DESIGN' && status === 'PENDING')) return 'HOLD';
  return isDisputed ? 'DISPUTE' : null;
}
