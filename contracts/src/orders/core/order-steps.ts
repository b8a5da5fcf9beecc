import { hasStep, type Measuring } from '#contracts/measurements/measuring.ts';
import type { MeetingStatus } from '#contracts/meetings/meeting.states.ts';
import { hasEnded, type OrderStatus, orderStatuses, timelineStatuses } from './orders.states.ts';

export type StepStatus = Exclude<OrderStatus, 'CANCELLED'>;

export const stepStates = ['done', 'ahead', 'passed', 'now', 'next'] as const;
/**
 * `done`: the step was taken. `ahead`: it was taken while an earlier step is still to come. `passed`: it was skipped
 * by the person who moved the order on and will not be taken.
 */
export type StepState = (typeof stepStates)[number];

/** The progress of an order so far. */
export interface Course {
  status: OrderStatus;
  measuring: Measuring;
  history: readonly { to: OrderStatus; from: OrderStatus | null }[];
  isFinalPaid: boolean;
  /** The newest meeting that was not cancelled. */
  meeting: { status: MeetingStatus } | null;
  /** Nothing is made for a swatch. */
  isSwatch?: boolean;
}

const stepsOfSwatch: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED'];

export interface Step {
  status: StepStatus;
  state: StepState;
}

/** Statuses that stand for a completed event. In every other status something is still in progress. */
const events: readonly OrderStatus[] = [
  'CONFIRMED',
  'DESIGN_COMPLETED',
  'MEASUREMENT_COMPLETED',
  'COMPLETED',
  'DELIVERED',
];

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);

/** The current status; for a cancelled order, its status before the cancellation. */
function reached({ status, history }: Course): OrderStatus {
  if (status !== 'CANCELLED') return status;
  return history.find(({ to }) => to === 'CANCELLED')?.from ?? 'PENDING';
}

/**
 * The steps of an order in sequence. The history says which steps were taken; the payments say whether the rest was
 * paid before it was requested. A step that was taken is shown even if the design does not need it. A maker may move
 * an order past its final payment, which remains `next` until paid. A meeting booked or held during the design stages
 * marks its step `ahead`; a cancelled meeting does not. After an event, no step is in progress until a person takes
 * the next one.
 */
export function stepsOf(course: Course): Step[] {
  const taken = new Set(course.history.map(({ to }) => to));
  const isAhead = (status: StepStatus) =>
    taken.has(status) && (status !== 'MEASUREMENT_SCHEDULED' || course.meeting !== null);
  const now = rank(reached(course));
  return timelineStatuses
    .filter((status) =>
      course.isSwatch
        ? stepsOfSwatch.includes(status)
        : hasStep(course.measuring, status) || taken.has(status),
    )
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
 * The stages that group the steps, each with the steps that prove it complete. A packed or sent order was made, but a
 * made order was not necessarily measured.
 */
const provenBy: Record<OrderStage, readonly OrderStatus[]> = {
  confirmed: ['CONFIRMED'],
  measurement: ['MEASUREMENT_COMPLETED'],
  preparation: ['COMPLETED', 'READY_FOR_DELIVERY', 'SHIPPED', 'DELIVERED'],
  delivery: ['DELIVERED'],
};

/** The stage of a step. Without measuring, the design steps belong to the preparation. */
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
 * The stages of an order, each with its steps. Orders that are not made to measure have no measuring stage; a
 * cancelled order has only its completed stages. The preparation is in progress once the maker has begun. Measuring
 * is not complete before the design is.
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
