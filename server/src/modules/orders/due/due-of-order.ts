import {
  type ClockEvent,
  type ClockSegment,
  type ClockSide,
  type ClockWait,
  segmentsOf,
  workingDaysOf,
} from '#contracts/orders/core/turn-clock.ts';
import { type AgreedDay, type DeliveryDue, dueOf, lateDaysOf } from '#contracts/orders/due/delivery-due.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { mapInSlices } from '#server/platform/process/map-in-slices.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import { clockEventsOfOrder, clockEventsOfOrders } from './clock.queries.ts';
import { type ParcelRow, parcelOfOrder } from './parcels.queries.ts';
import { agreedDaysOfOrders, type PromiseRow, promisesOfOrder } from './promises.queries.ts';

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

/** What an order says of its day. */
type DatedOrder = Pick<OrderRow, 'id' | 'confirmedAt' | 'makingDays' | 'transitDays' | 'daysOff'>;

/** The day that is owed, in short, for lists. */
export interface OwedDay extends Pick<OrderDue, 'dueBy' | 'lateDays'> {
  segments: ClockSegment[];
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

/** The day that the maker of an order owes, and by how much it is missed; none for a cancelled order. */
export function dueOfOrder(
  order: DatedOrder & Pick<OrderRow, 'status'>,
  { clock, promises }: DueParts,
  now: Date,
): OrderDue {
  const agreed = promises.flatMap(({ state, day, endedAt }) =>
    state === 'ACCEPTED' && endedAt !== null ? [{ day, at: endedAt }] : [],
  );
  const { segments, ...due } =
    order.status === 'CANCELLED' ? nothingOwed : owedDayOf(order, { clock, agreed }, now);
  return { ...due, isLate: due.lateDays > 0, turnDays: workingDaysOf(segments, order.daysOff, now) };
}

const nothingOwed = { dueBy: null, lateDays: 0, because: [], segments: [] };

interface Known {
  clock: readonly ClockEvent[];
  agreed: readonly AgreedDay[];
}

function owedDayOf(
  order: DatedOrder,
  { clock, agreed }: Known,
  now: Date,
): OwedDay & Pick<DeliveryDue, 'because'> {
  const { confirmedAt } = order;
  if (confirmedAt === null) return nothingOwed;
  const segments = segmentsOf(clock);
  const { by, because } = dueOf({ ...order, confirmedAt, segments, agreed }, now);
  const arrivedAt = clock.find(({ kind }) => kind === 'DELIVERED')?.at;
  const lateDays = lateDaysOf(by, arrivedAt ? istDayOf(arrivedAt) : null, istDayOf(now));
  return { dueBy: by, lateDays, because, segments };
}

/** The days that are owed for many orders, by order, with whose time passed. That of a cancelled order is the last one. */
export async function readOwedDays(
  executor: Executor,
  orders: readonly DatedOrder[],
  now: Date,
): Promise<Map<number, OwedDay>> {
  const ids = orders.map(({ id }) => id);
  const [events, promises] = await onOneConnection(executor, (one) =>
    Promise.all([clockEventsOfOrders(one, [ids]), agreedDaysOfOrders(one, [ids])]),
  );
  const clocks = Map.groupBy(events, ({ orderId }) => orderId);
  const agreed = Map.groupBy(promises, ({ orderId }) => orderId);
  const owed = await mapInSlices(orders, (order) => {
    const { id } = order;
    const known = { clock: clocks.get(id) ?? [], agreed: agreed.get(id) ?? [] };
    return [id, owedDayOf(order, known, now)] as const;
  });
  return new Map(owed);
}

export async function readDue(executor: Executor, order: OrderRow, now: Date): Promise<OrderDue> {
  return dueOfOrder(order, await readDueParts(executor, order.id), now);
}
