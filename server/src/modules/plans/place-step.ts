import type { IstDay } from '#contracts/platform/ist-day.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { isDayOfWork, placeSteps } from '#contracts/workshop/place-steps.ts';
import { workshopSentences } from '#contracts/workshop/workshop.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput } from '#server/platform/http/app-error.ts';
import { demandInMaking, holdOrderFor, planChanged, readHeldPlan, stepOf } from './hold-plan.ts';
import { planMoved } from './plans.events.ts';
import { countVersion, setStepPlace } from './write-plans.queries.ts';

interface Placing {
  orderId: number;
  stepId: number;
  makerId: number;
  /** The version of the plan that the maker has seen. */
  version: number;
  /** Null for as early as possible. */
  startOn: IstDay | null;
  who: string;
  /** The day from which the open steps are counted. */
  begins: IstDay;
}

/**
 * The maker puts an open step on a day and says who does it. The first possible day is stored as none, so that the step
 * moves up when those before it are done sooner. Throws NOT_FOUND for others, PLAN_CHANGED for an earlier version,
 * CONFLICT for a closed step, INVALID_INPUT for a day off and one that is too early.
 */
export function placeStep(
  services: ServicesWithPayments,
  { orderId, stepId, makerId, version, startOn, who, begins }: Placing,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const held = await holdOrderFor(services, tx, { orderId, viewerId: makerId, side: 'MAKER' });
    const plan = await readHeldPlan(tx, held);
    const step = stepOf(plan, stepId);
    if (plan.plan.version !== version) throw planChanged();
    demandInMaking(held);
    if (step.state !== 'OPEN') throw new AppError('CONFLICT', sentence('workshop.notOpen'));
    const now = services.clock.now();
    const open = plan.steps.filter(({ state }) => state === 'OPEN');
    const placed = placeSteps(open, begins, held.order.daysOff);
    const earliest = placed.find(({ id }) => id === stepId)?.earliest ?? begins;
    if (startOn !== null) {
      if (!isDayOfWork(startOn, istDayOf(now), held.order.daysOff))
        throw invalidInput({ startOn: workshopSentences.day });
      if (startOn < earliest)
        throw invalidInput({ startOn: sentence('workshop.tooEarly', { day: earliest }) });
    }
    await setStepPlace(tx, [stepId, startOn === earliest || step.days === 0 ? null : startOn, who]);
    await countVersion(tx, [orderId, now]);
    await services.events.publish(tx, planMoved, {
      ...{ orderId, buyerId: held.order.buyerId, makerId, by: 'MAKER', subject: `plan:${orderId}` },
      ...{ news: null, toBuyer: false, toMaker: false },
    });
  });
}
