import { describe, expect, it } from 'vitest';
import { promiseDelivery } from '#contracts/orders/core/delivery-promise.ts';
import { addWorkingDays, isWorkingDay } from '#contracts/platform/days/working-days.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { isDayOfWork, movedStepsOf, type OpenStep, placeSteps } from './place-steps.ts';

/** A Monday. */
const monday = '2026-11-23';
const step = (id: number, given: Partial<OpenStep> = {}): OpenStep => ({
  ...{ id, days: 2, startOn: null, finishBefore: [] },
  ...given,
});
const daysOf = (steps: readonly OpenStep[], daysOff = [{ from: '2026-12-01', to: '2026-12-02' }]) =>
  placeSteps(steps, monday, daysOff).map(({ id, from, to }) => [id, from, to]);

describe('the days of steps', () => {
  it('follow one another over working days, without Sundays and days off', () => {
    expect(daysOf([step(1), step(2, { days: 3 }), step(3, { days: 1 })])).toEqual([
      [1, '2026-11-23', '2026-11-25'],
      [2, '2026-11-26', '2026-11-28'],
      [3, '2026-11-30', '2026-11-30'],
    ]);
    expect(daysOf([step(1, { days: 6 }), step(2)])).toEqual([
      [1, '2026-11-23', '2026-11-30'],
      [2, '2026-12-03', '2026-12-04'],
    ]);
  });
  it('begin on the day that the maker chose, and move those after it', () => {
    expect(daysOf([step(1, { startOn: '2026-11-26' }), step(2)])).toEqual([
      [1, '2026-11-26', '2026-11-27'],
      [2, '2026-11-28', '2026-11-30'],
    ]);
  });
  it('wait for the steps that have to be finished before', () => {
    expect(daysOf([step(1, { finishBefore: [2] }), step(2)]).map(([id]) => id)).toEqual([2, 1]);
  });
  it('are not before the first possible day, even if an earlier one was chosen', () => {
    const [, second] = placeSteps([step(1), step(2, { startOn: '2026-11-24' })], monday, []);
    expect(second).toEqual({ id: 2, earliest: '2026-11-26', from: '2026-11-26', to: '2026-11-27' });
  });
});

const someDaysOff = [{ from: '2026-12-03', to: '2026-12-07' }];

/** Numbers from 0 to below `most` that repeat with their seed. */
function sequence(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function somePlan(next: (most: number) => number): OpenStep[] {
  return Array.from({ length: 1 + next(8) }, (_, id) => {
    const startOn = next(2) === 0 ? null : addWorkingDays(monday, next(30), someDaysOff);
    return step(id, { days: next(7), startOn });
  });
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

it('end on the day on which the promise has the order made', () => {
  for (const seed of seeds) {
    const steps = somePlan(sequence(seed));
    const promised = promiseDelivery(
      {
        ...{ status: 'DESIGN_COMPLETED', stop: null, measuring: 'SIZED', makingDays: 5 },
        remainingDays: steps.reduce((sum, { days }) => sum + days, 0),
        ...{ movedSteps: movedStepsOf(steps), transitDays: 0, daysOff: someDaysOff },
        confirmedAt: new Date('2026-11-20T06:30:00Z'),
        ...{ measuredAt: null, meetingAt: null, awaitsFinal: false, finalDueOn: null, shippedAt: null },
        ...{ parcelExpectedOn: null, waits: [], deliveredAt: null },
      },
      new Date(`${monday}T06:30:00Z`),
    );
    const ends = placeSteps(steps, monday, someDaysOff).map(({ to }) => to);
    expect([seed, promised.by]).toEqual([seed, ends.toSorted().at(-1)]);
  }
});

it('moving a step never makes a day earlier, and nothing begins or ends on a day off', () => {
  for (const seed of seeds) {
    const next = sequence(seed);
    const steps = somePlan(next);
    const place = next(steps.length);
    const day = addWorkingDays(monday, next(40), someDaysOff);
    const moved = steps.map((one, nth) =>
      nth === place && one.startOn === null ? { ...one, startOn: day } : one,
    );
    const before = placeSteps(steps, monday, someDaysOff);
    for (const [nth, one] of placeSteps(moved, monday, someDaysOff).entries()) {
      expect([seed, one.from >= (before[nth]?.from ?? '')]).toEqual([seed, true]);
      expect(one.from >= one.earliest || steps[nth]?.days === 0).toBe(true);
      expect(isWorkingDay(one.from, someDaysOff) && isWorkingDay(one.to, someDaysOff)).toBe(true);
    }
  }
});

it('a step can be put on a working day within a year', () => {
  const can = (day: string) => isDayOfWork(day, monday, someDaysOff);
  expect(['2026-11-23', '2026-11-28'].map(can)).toEqual([true, true]);
  expect(['2026-11-21', '2026-11-29', '2026-12-04', addDays(monday, 366)].map(can)).toEqual(
    Array(4).fill(false),
  );
});
