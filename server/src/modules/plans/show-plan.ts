import type { ApprovedStep, Plan, PlanOfOrder, PlanSide } from '#contracts/plans/plans.fields.ts';
import { planLimits, takesPlan } from '#contracts/plans/plans.rules.ts';
import { templateFor } from '#contracts/plans/templates.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { withNewer } from '#server/platform/http/with-newer.ts';
import type { Services } from '#server/platform/services.ts';
import {
  changePictures,
  changesOfOrder,
  movesOfOrder,
  type PlannedOrderRow,
  plannedOrder,
  planOfOrder,
  stepPictures,
  stepsOfOrder,
  subjectOfPlan,
} from './plans.queries.ts';
import { presentApproved, presentPlan } from './present-plan.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env'>;

export interface PlanReader {
  orderId: number;
  viewerId: number;
  /** Admins at the desk read every plan. */
  isDesk?: boolean;
}

/** The plan of an order; null if it has none. Throws NOT_FOUND for others than its sides and the desk. */
export async function findPlan({ db, env }: Needed, reader: PlanReader): Promise<Plan | null> {
  const { order, role } = await readOrder(db, reader);
  const { orderId } = reader;
  const loaded = await onOneConnection(db, async (one) => {
    const [[plan], steps, pictures, changes, ofChanges, moves] = await Promise.all([
      planOfOrder(one, [orderId]),
      stepsOfOrder(one, [orderId]),
      stepPictures(one, [orderId]),
      changesOfOrder(one, [orderId]),
      changePictures(one, [orderId]),
      movesOfOrder(one, [orderId]),
    ]);
    return plan && { plan, steps, pictures, changes, changePictures: ofChanges, moves };
  });
  return loaded ? presentPlan({ order, ...loaded }, { role, mediaUrl: env.MEDIA_URL }) : null;
}

/** The same of an order that has a plan. Throws NOT_FOUND. */
export async function showPlan(services: Needed, reader: PlanReader): Promise<Plan> {
  const plan = await findPlan(services, reader);
  if (plan === null) throw notFound('plans.planMissing');
  return plan;
}

/** The plan, or the template for the maker who can make the first one. */
export async function showPlanOfOrder(services: Needed, reader: PlanReader): Promise<PlanOfOrder> {
  const plan = await findPlan(services, reader);
  if (plan !== null) return { plan, suggestion: null };
  const { order, role } = await readOrder(services.db, reader);
  if (role !== 'MAKER' || order.isSwatch || !takesPlan(order.status)) return { plan: null, suggestion: null };
  const [subject] = await subjectOfPlan(services.db, [order.id]);
  const template = templateFor(subject?.title ?? '', subject?.category ?? null);
  return { plan: null, suggestion: { template, makingDays: order.makingDays } };
}

/** What the buyer approved, in the order of the steps. Throws NOT_FOUND. */
export async function showApproved({ db, env }: Needed, reader: PlanReader): Promise<ApprovedStep[]> {
  await readOrder(db, reader);
  const [steps, pictures] = await onOneConnection(db, (one) =>
    Promise.all([stepsOfOrder(one, [reader.orderId]), stepPictures(one, [reader.orderId])]),
  );
  return presentApproved(steps, pictures, env.MEDIA_URL);
}

async function readOrder(
  executor: Executor,
  { orderId, viewerId, isDesk = false }: PlanReader,
): Promise<{ order: PlannedOrderRow; role: PlanSide }> {
  const [order] = await plannedOrder(executor, [orderId]);
  const role = order && roleOf(order, viewerId, isDesk);
  if (!order || !role) throw notFound('orders.orderMissing');
  return { order, role };
}

function roleOf({ buyerId, makerId }: PlannedOrderRow, viewerId: number, isDesk: boolean) {
  if (isDesk) return 'DESK';
  if (viewerId === buyerId) return 'BUYER';
  return viewerId === makerId ? 'MAKER' : undefined;
}

/** Adds the plan as it is now to a PLAN_CHANGED that `act` throws. */
export const withNewerPlan = (services: Needed, reader: PlanReader, act: () => Promise<void>) =>
  withNewer(['PLAN_CHANGED'], () => findPlan(services, reader), act);

/** The free changes of an order: those of its quote, else the default. */
export async function freeChangesOf(executor: Executor, orderId: number): Promise<number> {
  const [subject] = await subjectOfPlan(executor, [orderId]);
  return subject?.freeChanges ?? planLimits.freeChanges;
}
