import { hasStep, type Measuring } from '#contracts/measurements/measuring.ts';
import type { MeetingStatus } from '#contracts/meetings/meeting.states.ts';
import { hasEnded, type OrderStatus, orderStatuses, timelineStatuses } from './orders.states.ts';

export type StepStatus = Exclude<OrderStatus, 'CANCELLED'>;

export const stepStates = ['done', 'ahead', 'passed', 'now', 'next'] as const;
/**
 * `done` was really taken, and `ahead` too, while a step before it is still to come; `passed` was left out by the
 * person who moved the order on, and is not to come any more.
 */
export type StepState = (typeof stepStates)[number];

/** The facts of an order so far. */
export interface Course {
  status: OrderStatus;
  measuring: Measuring;
  history: readonly { to: OrderStatus; from: OrderStatus | null }[];
  isFinalPaid: boolean;
  /** The newest meeting that was not called off. */
  meeting: { status: MeetingStatus } | null;
}

export interface Step {
  status: StepStatus;
  state: StepState;
}

/** What has happened once an order stands there; at any other step something is still under way. */
const events: readonly OrderStatus[] = [
  'CONFIRMED',
  'DESIGN_COMPLETED',
  'MEASUREMENT_COMPLETED',
  'COMPLETED',
  'DELIVERED',
];

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/** Where an order stands; of a cancelled one, where it stood before. */
function reached({ status, history }: Course): OrderStatus {
  if (status !== 'CANCELLED') return status;
  return history.find(({ to }) => to === 'CANCELLED')?.from ?? 'PENDING';
}

/**
 * The steps of an order in their sequence: its history says which were taken, and its payments whether the rest was
 * paid without having been asked for. A step that was taken is shown even where the design asks for none. A maker may
 * move an order on beyond its final payment, which stays to come until it is paid. A meeting that is booked or held
 * while the design is still made ticks its step ahead of its turn; one that was called off before ticks none. After an
 * event no step is under way until a person takes the next.
 */
export function stepsOf(course: Course): Step[] {
  const taken = new Set(course.history.map(({ to }) => to));
  const isAhead = (status: StepStatus) =>
    taken.has(status) && (status !== 'MEASUREMENT_SCHEDULED' || course.meeting !== null);
  const now = rank(reached(course));
  return timelineStatuses
    .filter((status) => hasStep(course.measuring, status) || taken.has(status))
    .map((status) => {
      if (rank(status) > now) return { status, state: isAhead(status) ? 'ahead' : 'next' };
      const isFinal = status === 'FINAL_PAYMENT_PENDING';
      const isTaken = taken.has(status) || status === course.status || (isFinal && course.isFinalPaid);
      const isNow = rank(status) === now && !events.includes(status) && course.status !== 'CANCELLED';
      const isLeftOut = !isFinal || hasEnded(course.status);
      return { status, state: isNow ? 'now' : isTaken ? 'done' : isLeftOut ? 'passed' : 'next' };
    });
}

export const orderStages = ['confirmed', 'measurement', 'preparation', 'delivery'] as const;
export type OrderStage = (typeof orderStages)[number];

/**
 * The stages that the steps are told in, each with the steps that show it was gone through: what was packed or sent
 * was made, but what was made was not necessarily measured.
 */
const provenBy: Record<OrderStage, readonly OrderStatus[]> = {
  confirmed: ['CONFIRMED'],
  measurement: ['MEASUREMENT_COMPLETED'],
  preparation: ['COMPLETED', 'READY_FOR_DELIVERY', 'SHIPPED', 'DELIVERED'],
  delivery: ['DELIVERED'],
};

/** The stage that tells a step; without measuring, the design is the beginning of the preparation. */
function stageOf(status: StepStatus, hasMeasuring: boolean): OrderStage {
  if (rank(status) <= rank('CONFIRMED')) return 'confirmed';
  if (hasMeasuring && rank(status) <= rank('MEASUREMENT_COMPLETED')) return 'measurement';
  return rank(status) <= rank('COMPLETED') ? 'preparation' : 'delivery';
}

interface Stage {
  stage: OrderStage;
  state: StepState;
  steps: Step[];
}

/**
 * The stages of an order, each with its steps; what is not made to measure has no stage of measuring, and a cancelled
 * order has only those it went through. The preparation is under way once the maker has begun; the measuring is not
 * through before the design is.
 */
export function stagesOf(course: Course): Stage[] {
  const taken = new Set(course.history.map(({ to }) => to));
  const now = rank(reached(course));
  const steps = stepsOf(course);
  const hasMeasuring = steps.some(({ status }) => status === 'MEASUREMENT_COMPLETED');
  let isOpen = true;
  const stateOf = (stage: OrderStage): StepState => {
    const proofs = provenBy[stage];
    const isDesigned = stage !== 'measurement' || now >= rank('DESIGN_COMPLETED');
    if (isDesigned && proofs.some((status) => taken.has(status))) return 'done';
    if (proofs.every((status) => rank(status) <= now)) return 'passed';
    if (!isOpen) return 'next';
    isOpen = false;
    return stage !== 'preparation' || now >= rank('DESIGN_IN_PROGRESS') ? 'now' : 'next';
  };
  const stages = orderStages
    .filter((stage) => stage !== 'measurement' || hasMeasuring)
    .map((stage) => ({
      stage,
      state: stateOf(stage),
      steps: steps.filter(({ status }) => stageOf(status, hasMeasuring) === stage),
    }));
  return course.status === 'CANCELLED' ? stages.filter(({ state }) => state === 'done') : stages;
}
