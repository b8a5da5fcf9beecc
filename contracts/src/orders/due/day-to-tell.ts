import type { IstDay } from '#contracts/platform/ist-day.ts';
import type { OrderStatus } from '../core/orders.states.ts';

interface KnownDays {
  status: OrderStatus;
  /** The day that the maker owes; null before the advance. */
  dueBy: IstDay | null;
  /** The expected day. */
  by: IstDay;
}

/** The day of arrival that is named to people outside the page of the order. */
export interface DayToTell {
  day: IstDay;
  /** The owed day, if the parcel is expected after it. */
  missed: IstDay | null;
}

/**
 * The owed day, because the expected one moves with every day that passes; once the parcel is sent, the day of the
 * parcel. A day that is expected to be missed is named beside the expected one.
 */
export function dayToTell({ status, dueBy, by }: KnownDays): DayToTell {
  if (dueBy === null) return { day: by, missed: null };
  if (by > dueBy) return { day: by, missed: dueBy };
  return { day: status === 'SHIPPED' || status === 'DELIVERED' ? by : dueBy, missed: null };
}
