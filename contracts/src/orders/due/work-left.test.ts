import { describe, expect, it } from 'vitest';
import { type WorkFacts, workLeftOf } from './work-left.ts';

const order: WorkFacts = {
  status: 'CONFIRMED',
  dueBy: '2026-12-12',
  makingDays: 10,
  transitDays: 4,
  remainingDays: null,
  daysOff: [],
};

describe('work against days', () => {
  it('counts the days until the parcel has to leave, and the making days that the status leaves', () => {
    expect(workLeftOf(order, '2026-11-28')).toEqual({ work: 10, left: 10 });
    expect(workLeftOf({ ...order, status: 'MEASUREMENT_COMPLETED' }, '2026-12-05')).toEqual({
      work: 6,
      left: 3,
    });
    expect(workLeftOf({ ...order, status: 'COMPLETED' }, '2026-12-10')).toEqual({ work: 0, left: -2 });
  });
  it('leaves the days off out', () => {
    const daysOff = [{ from: '2026-12-01', to: '2026-12-03' }];
    expect(workLeftOf({ ...order, daysOff }, '2026-11-28')).toEqual({ work: 10, left: 7 });
  });
  it('takes the working days of a plan, and counts the days left likewise', () => {
    // The 29th and the 6th are Sundays.
    expect(workLeftOf({ ...order, remainingDays: 3 }, '2026-11-28')).toEqual({ work: 3, left: 8 });
  });
  it('is over once the parcel is sent', () => {
    expect(workLeftOf({ ...order, status: 'SHIPPED' }, '2026-12-10')).toBeNull();
  });
});
