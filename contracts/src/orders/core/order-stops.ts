import { type OrderStatus, orderStatuses } from './orders.states.ts';

/**
 * Why an order cannot continue for now. HOLD: its maker is banned or suspended, or its design was taken down before
 * the advance was paid. DISPUTE: a payment is in an undecided dispute at the buyer's bank.
 */
export const orderStops = ['HOLD', 'DISPUTE'] as const;
export type OrderStop = (typeof orderStops)[number];

/** The stop among the values of `delivery.waitsFor`; null for any other value. */
export function stopAmong(waitsFor: string | null): OrderStop | null {
  return orderStops.find((stop) => stop === waitsFor) ?? null;
}

interface Stoppable {
  status: OrderStatus;
  /** The hold that blocks new payments: its maker's or its design's. */
  hold: 'MAKER' | 'DESIGN' | null;
  isDisputed: boolean;
}

/** What stops an order that is not sent yet; null if nothing does. A parcel on its way is never stopped. */
export function stopOf({ status, hold, isDisputed }: Stoppable): OrderStop | null {
  if (orderStatuses.indexOf(status) >= orderStatuses.indexOf('SHIPPED')) return null;
  if (hold === 'MAKER' || (hold === 'DESIGN' && status === 'PENDING')) return 'HOLD';
  return isDisputed ? 'DISPUTE' : null;
}
