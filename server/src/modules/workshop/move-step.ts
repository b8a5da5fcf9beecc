import type { IstDay } from '#contracts/platform/ist-day.ts';
import { movedStepsOf } from '#contracts/workshop/place-steps.ts';
import type { StepDayPreview } from '#contracts/workshop/workshop.contract.ts';
import { expectDays } from '#server/modules/orders/public.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { placeStep, withNewerPlan } from '#server/modules/plans/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { makerOfOrder, openStepsOfOrders } from './workshop.queries.ts';

interface Step {
  orderId: number;
  stepId: number;
  makerId: number;
}

/** What a day of a step would do to the day of delivery. Throws NOT_FOUND unless it is an open step of the maker. */
export async function previewStepDay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { orderId, stepId, makerId, on }: Step & { on: IstDay },
): Promise<StepDayPreview> {
  await demandMaker(db, orderId, makerId);
  const steps = await openStepsOfOrders(db, [[orderId]]);
  if (!steps.some(({ id }) => id === stepId)) throw notFound('plans.stepMissing');
  const moved = steps.map((step) => (step.id === stepId ? { ...step, startOn: on } : step));
  const asked = { orderId, viewerId: makerId, movedSteps: movedStepsOf(moved) };
  const { by, dueBy, lateDays } = await expectDays(db, asked, clock.now());
  if (dueBy === null) throw notFound('orders.orderMissing');
  return { by, dueBy, lateDays };
}

/** Puts a step on a day, and names who does it. Throws as `placeStep`, with the newer plan in PLAN_CHANGED. */
export async function moveStep(
  services: ServicesWithPayments,
  { orderId, stepId, makerId, ...place }: Step & { version: number; startOn: IstDay | null; who: string },
): Promise<void> {
  const { db, clock } = services;
  await demandMaker(db, orderId, makerId);
  const { begins } = await expectDays(db, { orderId, viewerId: makerId, movedSteps: [] }, clock.now());
  await withNewerPlan(services, { orderId, viewerId: makerId }, () =>
    placeStep(services, { orderId, stepId, makerId, begins, ...place }),
  );
}

async function demandMaker(db: Services['db'], orderId: number, makerId: number): Promise<void> {
  const [order] = await makerOfOrder(db, [orderId]);
  if (order?.makerId !== makerId) throw notFound('orders.orderMissing');
}
