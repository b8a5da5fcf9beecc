import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { type ParcelHold, parcelDayOf, parcelSteps } from '#contracts/orders/due/parcel-ending.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { OrderMoney } from '../core/instalment.policy.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import type { ParcelRow } from './parcels.queries.ts';

export interface ParcelEnd {
  /** The next reminder or the end; in order. */
  steps: IstDay[];
  /** Why it does not end by itself; null if it does. */
  hold: ParcelHold | null;
}

interface Known {
  order: OrderRow;
  parcel: ParcelRow | undefined;
  money: OrderMoney;
  dueBy: IstDay | null;
}

/** When an order whose parcel is on its way ends by itself; null for others. */
export function parcelEndOf({ order, parcel, money, dueBy }: Known, now: Date): ParcelEnd | null {
  if (order.status !== 'SHIPPED' || dueBy === null || !parcel || parcel.sentOn === null) return null;
  const { transitDays, parcelExpectedOn } = order;
  const parcelDay = parcelDayOf({ sentOn: parcel.sentOn, transitDays, parcelExpectedOn, dueBy });
  return { steps: parcelSteps(parcelDay, parcel, istDayOf(now)), hold: holdOf(order, parcel, money) };
}

/** The day of the end, for both sides. */
export function presentEndOfParcel(known: Known, now: Date): OrderData['delivery']['ending'] {
  const end = parcelEndOf(known, now);
  const on = end?.steps.at(-1);
  return end && on !== undefined ? { on, hold: end.hold } : null;
}

function holdOf(order: OrderRow, parcel: ParcelRow, money: OrderMoney): ParcelHold | null {
  if (parcel.hasOpenComplaint) return 'COMPLAINT';
  if (order.isAskedToCancel) return 'CANCELLING';
  if (money.isDisputed) return 'DISPUTE';
  return money.isFinalPaid ? null : 'PAYMENT';
}
