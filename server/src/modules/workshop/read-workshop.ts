import { workBeginsOn } from '#contracts/orders/core/delivery-promise.ts';
import { hasEnded } from '#contracts/orders/core/orders.states.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { type PlacedStep, placeSteps } from '#contracts/workshop/place-steps.ts';
import { readStanding, type StandingOrder } from '#server/modules/orders/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { mapInSlices } from '#server/platform/process/map-in-slices.ts';
import { type OpenStepRow, openStepsOfOrders } from './workshop.queries.ts';

type StepInWorkshop = OpenStepRow & PlacedStep & { dueBy: IstDay };

interface Workshop {
  orders: StandingOrder[];
  steps: StepInWorkshop[];
}

/** The open orders of a maker, and the open steps of their plans on their days. */
export async function readWorkshop(executor: Executor, makerId: number, now: Date): Promise<Workshop> {
  const orders = await readStanding(executor, makerId, now);
  const making = orders.filter(({ status }) => status !== 'SHIPPED' && !hasEnded(status));
  const rows = await openStepsOfOrders(executor, [making.map(({ id }) => id)]);
  const stepsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  const today = istDayOf(now);
  const steps = await mapInSlices(making, (order) => {
    const own = stepsOf.get(order.id) ?? [];
    const placed = new Map(
      placeSteps(own, workBeginsOn(order, today), order.daysOff).map((step) => [step.id, step]),
    );
    return own.flatMap((step) => {
      const place = placed.get(step.id);
      return place ? [{ ...step, ...place, dueBy: order.dueBy }] : [];
    });
  });
  return { orders, steps: steps.flat() };
}
