import { workBeginsOn } from '#contracts/orders/core/delivery-promise.ts';
import { lateDaysOf } from '#contracts/orders/due/delivery-due.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { MovedStep } from '#contracts/workshop/place-steps.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { moneyOf } from '../core/instalment.policy.ts';
import { promiseOfOrder } from '../core/promise-of-order.ts';
import { getOrder } from '../showing/load-order.ts';
import { dueOfOrder } from './due-of-order.ts';

interface Asked {
  orderId: number;
  viewerId: number;
  /** In place of those of the plan. */
  movedSteps: MovedStep[];
}

interface Expected {
  /** The day of arrival; null while something stops the order. */
  by: IstDay | null;
  dueBy: IstDay | null;
  /** The day from which the open steps of its plan are counted. */
  begins: IstDay;
  /** By how many days that is after the day that is owed. */
  lateDays: number;
}

/**
 * The day on which an order would arrive if steps of its plan were moved so. Throws NOT_FOUND for others than its two
 * sides.
 */
export async function expectDays(
  executor: Executor,
  { orderId, viewerId, movedSteps }: Asked,
  now: Date,
): Promise<Expected> {
  const { order, history, meeting, instalments, parties, due } = await getOrder(
    executor,
    orderId,
    viewerId,
    null,
  );
  const { hold } = parties;
  const { by } = promiseOfOrder(
    { order: { ...order, movedSteps }, history, meeting, hold, due, ...moneyOf(order, instalments) },
    now,
  );
  const { dueBy } = dueOfOrder(order, due, now);
  const measuredAt = history.find(({ to }) => to === 'MEASUREMENT_COMPLETED')?.at ?? null;
  const meetingAt = meeting?.status === 'SCHEDULED' ? meeting.scheduledAt : null;
  const begins = workBeginsOn({ ...order, measuredAt, meetingAt }, istDayOf(now));
  return {
    by,
    dueBy,
    begins,
    lateDays: by === null || dueBy === null ? 0 : lateDaysOf(dueBy, by, istDayOf(now)),
  };
}
