import {
  type ClockEvent,
  type ClockSide,
  type ClockWait,
  segmentsOf,
  workingDaysOf,
} from '#contracts/orders/core/turn-clock.ts';
import { type DeliveryDue, dueOf, lateDaysOf } from '#contracts/orders/due/delivery-due.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import { clockEventsOfOrder } from './clock.queries.ts';
import { type ParcelRow, parcelOfOrder } from './parcels.queries.ts';
import { type PromiseRow, promisesOfOrder } from './promises.queries.ts';

/** What the day that is owed depends on, besides the order. */
export interface DueParts {
  clock: ClockEvent[];
  /** Oldest first. */
  promises: PromiseRow[];
  parcel: ParcelRow | undefined;
}

export interface OrderDue {
  /** Null before the advance and for a cancelled order. */
  dueBy: IstDay | null;
  isLate: boolean;
  lateDays: number;
  because: DeliveryDue['because'];
  turnDays: Record<ClockSide, number>;
}

/** What the maker waits for now; null if the maker or the courier works, or the order has ended. */
export function presentWait({ clock }: DueParts, now: Date): ClockWait | null {
  const present = segmentsOf(clock).findLast(({ from }) => from <= now);
  return present && (present.to === null || present.to > now) ? present.wait : null;
}

export function readDueParts(executor: Executor, orderId: number): Promise<DueParts> {
  return onOneConnection(executor, async (one) => {
    const [clock, promises, [parcel]] = await Promise.all([
      clockEventsOfOrder(one, [orderId]),
      promisesOfOrder(one, [orderId]),
      parcelOfOrder(one, [orderId]),
    ]);
    return { clock, promises, parcel };
  });
}

/** The day that the maker of an order owes, and by how much it is missed. */
export function dueOfOrder(order: OrderRow, { clock, promises }: DueParts, now: Date): OrderDue {
  const { confirmedAt, status } = order;
  if (confirmedAt === null || status === 'CANCELLED')
    return { dueBy: null, isLate: false, lateDays: 0, because: [], turnDays: workingDaysOf([], [], now) };
  const agreed = promises.flatMap(({ state, day, endedAt }) =>
    state === 'ACCEPTED' && endedAt !== null ? [{ day, at: endedAt }] : [],
  );
  const segments = segmentsOf(clock);
  const { by, because } = dueOf({ ...order, confirmedAt, segments, agreed }, now);
  const arrivedAt = clock.find(({ kind }) => kind === 'DELIVERED')?.at;
  const lateDays = lateDaysOf(by, arrivedAt ? istDayOf(arrivedAt) : null, istDayOf(now));
  const turnDays = workingDaysOf(segments, order.daysOff, now);
  return { dueBy: by, isLate: lateDays > 0, lateDays, because, turnDays };
}

export async function readDue(executor: Executor, order: OrderRow, now: Date): Promise<OrderDue> {
  return dueOfOrder(order, await readDueParts(executor, order.id), now);
}
