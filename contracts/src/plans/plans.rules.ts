import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { isFinishedState, type PlanStepState } from './plans.states.ts';
import { cycleOf } from './step-order.ts';

export const planLimits = {
  steps: 30,
  /** Lengths in characters. */
  name: 60,
  note: 1000,
  words: 1000,
  /** The most working days of one step. */
  days: 90,
  pictures: 6,
  pictureBytes: 10 * 1024 * 1024,
  /** Free changes of an order without a quote. */
  freeChanges: 2,
  /** The most changes of one order, free or not. */
  changes: 30,
  /** Working days of the buyer's silence after which a step counts as approved, and those with a reminder. */
  silentDays: 3,
  remindAfter: [1, 2],
  /** Rupees before tax. */
  leastPrice: 1,
  mostPrice: 500_000,
} as const;

export const planSentences = {
  steps: sentence('plans.stepsMissing', { most: planLimits.steps }),
  name: sentence('plans.nameMissing'),
  days: sentence('plans.days', { most: planLimits.days }),
  cycle: sentence('plans.cycle'),
  unknownStep: sentence('plans.unknownStep'),
  fixedStep: sentence('plans.fixedStep'),
  afterFinished: sentence('plans.afterFinished'),
  pictures: sentence('plans.picturesMissing', { most: planLimits.pictures }),
  tooManyPictures: sentence('plans.picturesMost', { most: planLimits.pictures }),
  words: sentence('plans.wordsMissing'),
  reason: sentence('plans.reasonMissing'),
  price: sentence('plans.price', { total: planLimits.mostPrice }),
  changed: sentence('plans.changed'),
} as const;

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/** Whether an order is in the making, so that its plan can move. */
export const isInMaking = (status: OrderStatus) =>
  rank(status) >= rank('CONFIRMED') && rank(status) < rank('SHIPPED');

/** Whether a first plan can still be made: before the final payment is asked. */
export const takesPlan = (status: OrderStatus) =>
  rank(status) >= rank('CONFIRMED') && rank(status) < rank('FINAL_PAYMENT_PENDING');

/** A step as the maker plans it. */
export interface PlannedStep {
  /** The id of a step that exists; null for a new one. */
  id: number | null;
  key: string;
  kind: string;
  name: string;
  days: number;
  needsApproval: boolean;
  leadsTo: string | null;
  /** Keys of the steps that have to be finished before this one. */
  finishBefore: readonly string[];
}

/** A step of the present plan. */
export interface PresentStep extends Omit<PlannedStep, 'id' | 'key' | 'finishBefore'> {
  id: number;
  state: PlanStepState;
  /** How often it was closed. */
  submission: number;
}

/** Whether a step has been closed once: then it stays in the plan as it is. Its days may change while it is open. */
export const isFixed = ({ state, submission }: Pick<PresentStep, 'state' | 'submission'>) =>
  state !== 'OPEN' || submission > 0;

/** The error of each field of a new plan, by its path; empty if it is right. The last step is the finished piece. */
export function planProblems(
  planned: readonly PlannedStep[],
  present: readonly PresentStep[],
): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  const keys = planned.map(({ key }) => key);
  const cycle = cycleOf(planned);
  for (const [place, step] of planned.entries()) {
    const at = `steps.${place}`;
    const now = present.find(({ id }) => id === step.id);
    const isTwice =
      keys.indexOf(step.key) !== place || (now && planned.findIndex(({ id }) => id === now.id) !== place);
    if ((step.id !== null && !now) || isTwice) problems[at] = planSentences.unknownStep;
    if (step.kind === 'OWN' && step.name === '') problems[`${at}.name`] = planSentences.name;
    if (step.finishBefore.some((key) => !keys.includes(key)))
      problems[`${at}.finishBefore`] = planSentences.unknownStep;
    else if (cycle.includes(step.key)) problems[`${at}.finishBefore`] = planSentences.cycle;
    if (now && isFixed(now) && isOther(now, step)) problems[at] = planSentences.fixedStep;
  }
  const isLost = present.some((now) => isFixed(now) && !planned.some(({ id }) => id === now.id));
  if (isLost) problems.steps = planSentences.fixedStep;
  const closedLast = present.at(-1);
  if (closedLast && closedLast.state !== 'OPEN' && planned.at(-1)?.id !== closedLast.id)
    problems.steps = planSentences.afterFinished;
  return problems;
}

function isOther(now: PresentStep, step: PlannedStep): boolean {
  return (
    now.kind !== step.kind ||
    now.name !== step.name ||
    now.needsApproval !== step.needsApproval ||
    now.leadsTo !== step.leadsTo ||
    (now.state !== 'OPEN' && now.days !== step.days)
  );
}

/** The working days of making that are left: those of the open steps, which one pair of hands takes one by one. */
export const remainingDays = (steps: readonly { state: PlanStepState; days: number }[]): number =>
  steps.reduce((sum, { state, days }) => (state === 'OPEN' ? sum + days : sum), 0);

/** Why a step cannot be closed; null if it can. */
export function refuseClosing(
  { state, finishBefore }: { state: PlanStepState; finishBefore: readonly number[] },
  steps: readonly { id: number; state: PlanStepState }[],
): Sentence | null {
  if (state !== 'OPEN') return sentence('plans.notOpen');
  const isWaiting = steps.some((step) => finishBefore.includes(step.id) && !isFinishedState(step.state));
  return isWaiting ? sentence('plans.finishFirst') : null;
}

/** Whether another change is within the free ones. */
export const isFreeChange = (used: number, free: number) => used < free;

/** When silence counts as an answer: the end of the third working day after a moment, in IST. */
export const silentUntil = (from: Date, daysOff: readonly DayRange[] = []): Date =>
  endAfter(from, planLimits.silentDays, daysOff);

/** How many reminders are due: one after the first working day of silence, two after the second. */
export const remindersDue = (from: Date, now: Date, daysOff: readonly DayRange[] = []): number =>
  planLimits.remindAfter.filter((days) => endAfter(from, days, daysOff) <= now).length;

function endAfter(from: Date, days: number, daysOff: readonly DayRange[]): Date {
  return startOfDay(addDays(addWorkingDays(istDayOf(from), days, daysOff), 1));
}
