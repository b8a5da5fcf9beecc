import type { IstDay } from '#contracts/platform/ist-day.ts';
import { type OrderStatus, orderStatuses } from '../core/orders.states.ts';

/** What makes an order arrive later than due: what its maker, or the courier, has not done yet. */
export const deliveryRisks = ['MEASURING', 'MAKING', 'SENDING', 'PARCEL'] as const;
export type DeliveryRisk = (typeof deliveryRisks)[number];

interface Expected {
  status: OrderStatus;
  /** The expected day of arrival; null while none can be named. */
  by: IstDay | null;
  /** The day that the maker owes; null before the advance. */
  dueBy: IstDay | null;
  /** What the expected day waits for, as in `promiseDelivery`. */
  waitsFor: string | null;
}

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/** Why an order is expected later than due; null if it is not, has ended, or waits for its buyer's payment. */
export function riskOf({ status, by, dueBy, waitsFor }: Expected): DeliveryRisk | null {
  if (by === null || dueBy === null || by <= dueBy || status === 'DELIVERED') return null;
  if (status === 'SHIPPED') return 'PARCEL';
  if (waitsFor === 'MEASUREMENT') return 'MEASURING';
  if (waitsFor === 'FINAL_PAYMENT') return null;
  return rank(status) >= rank('COMPLETED') ? 'SENDING' : 'MAKING';
}
