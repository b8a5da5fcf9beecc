import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { addWorkingDays, isWorkingDay } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';

/** A step that is not closed yet. */
export interface OpenStep {
  id: number;
  /** Planned working days. */
  days: number;
  /** The day that the maker chose; null for as early as possible. */
  startOn: IstDay | null;
  /** Ids of the steps that have to be finished before. */
  finishBefore: readonly number[];
}

export interface PlacedStep {
  id: number;
  /** The first day that could be chosen for it. */
  earliest: IstDay;
  from: IstDay;
  /** The last day of its work. */
  to: IstDay;
}

const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

/**
 * The days of the open steps of an order, in the order of its plan: one pair of hands takes them one by one, on working
 * days, none before the steps that have to be finished before it. The first may begin on the day itself. The last one
 * ends on the day on which the promise of delivery has the order made.
 */
export function placeSteps(
  steps: readonly OpenStep[],
  begins: IstDay,
  daysOff: readonly DayRange[],
): PlacedStep[] {
  const placed: PlacedStep[] = [];
  let end = begins;
  for (const { id, days, startOn } of inOrderOfWork(steps)) {
    const isFirst = placed.length === 0 && isWorkingDay(begins, daysOff);
    const earliest = isFirst ? begins : addWorkingDays(end, 1, daysOff);
    // A step without days is done along with the one before it, so it has no day of its own.
    const isMoved = startOn !== null && days > 0 && startOn > earliest;
    const to = addWorkingDays(isMoved ? addDays(startOn, -1) : end, days, daysOff);
    const from = isMoved ? startOn : days === 0 ? end : earliest;
    placed.push({ id, earliest, from, to: later(from, to) });
    end = later(end, to);
  }
  return placed;
}

/** The order of the plan, except that a step comes after those that have to be finished before it. */
function inOrderOfWork(steps: readonly OpenStep[]): OpenStep[] {
  const left = [...steps];
  const sorted: OpenStep[] = [];
  while (left.length > 0) {
    const free = left.findIndex((step) => !left.some(({ id }) => step.finishBefore.includes(id)));
    sorted.push(...left.splice(Math.max(0, free), 1));
  }
  return sorted;
}

/** A chosen day, with the working days of making from it to the end of the plan. */
export interface MovedStep {
  on: IstDay;
  days: number;
}

/** The chosen days among the open steps of a plan, which are in its order. */
export function movedStepsOf(steps: readonly OpenStep[]): MovedStep[] {
  return steps.flatMap(({ startOn, days: own }, place) =>
    startOn === null || own === 0
      ? []
      : [{ on: startOn, days: steps.slice(place).reduce((sum, { days }) => sum + days, 0) }],
  );
}

/** Whether a step can be put on a day: not a Sunday or a day off, and within a year. */
export function isDayOfWork(day: IstDay, today: IstDay, daysOff: readonly DayRange[]): boolean {
  return isWorkingDay(day, daysOff) && day >= today && day <= addDays(today, 365);
}
