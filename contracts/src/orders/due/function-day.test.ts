import { expect, test } from 'vitest';
import { addDays } from '#contracts/platform/ist-day.ts';
import { estimateDelivery, firstDayOfMaking } from '../core/delivery-estimate.ts';
import { refuseFunctionDay, takesFunctionDay } from './function-day.rules.ts';
import { functionRisk, scheduleBackwards, spareDays, trialByOf } from './function-day.ts';

const diwali = { from: '2026-11-07', to: '2026-11-11' };
const piece = { measuring: 'SIZED', makingDays: 10, transitDays: 5, daysOff: [diwali] } as const;
const days = Array.from({ length: 120 }, (_, index) => addDays('2026-10-01', index));
const pieces = (['SIZED', 'MADE_TO_MEASURE'] as const).flatMap((measuring) =>
  [1, 7, 40].map((makingDays) => ({ ...piece, measuring, makingDays })),
);

test('a function on a Monday leaves four working days for the trial, without Sundays and holidays', () => {
  expect(trialByOf('2026-11-30', [])).toBe('2026-11-25');
  expect(trialByOf('2026-11-14', [diwali])).toBe('2026-11-05');
});

test('what is ordered on the last day arrives in time for the trial, a day later it does not', () => {
  for (const facts of pieces)
    for (const functionOn of days) {
      const { orderBy, trialBy } = scheduleBackwards({ ...facts, functionOn });
      const arrives = (day: string) => estimateDelivery(firstDayOfMaking(facts.measuring, day), facts).by;
      expect(arrives(orderBy) <= trialBy, functionOn).toBe(true);
      expect(arrives(addDays(orderBy, 1)) > trialBy, functionOn).toBe(true);
    }
});

test('a later function is never to be ordered or tried earlier, and longer making never leaves more time', () => {
  for (const facts of pieces) {
    const all = days.map((functionOn) => scheduleBackwards({ ...facts, functionOn }));
    for (const key of ['orderBy', 'trialBy'] as const)
      expect(all.map((one) => one[key])).toEqual(all.map((one) => one[key]).toSorted());
    const longer = days.map((functionOn) =>
      scheduleBackwards({ ...facts, makingDays: facts.makingDays + 3, functionOn }),
    );
    expect(longer.every(({ orderBy }, place) => orderBy < (all[place]?.orderBy ?? ''))).toBe(true);
  }
});

const standing = {
  ...({ status: 'DESIGN_IN_PROGRESS', by: '2026-12-10', dueBy: '2026-12-10', waitsFor: null } as const),
  ...{ delay: null, awaitsApproval: false, away: [], daysOff: [] },
};

test('the risk is that of the expected day against the trial and the function', () => {
  const risks = ['2026-12-09', '2026-12-10', '2026-12-14', '2026-12-15'].map(
    (day) => functionRisk(day, standing)?.risk,
  );
  expect(risks).toEqual(['TOO_LATE', 'TIGHT', 'TIGHT', 'FINE']);
  expect(spareDays).toBe(4);
  expect(functionRisk('2026-12-24', standing)).toEqual({ risk: 'FINE', reason: null });
  expect(functionRisk('2026-12-01', { ...standing, status: 'DELIVERED' })).toBeNull();
  expect(functionRisk('2026-12-01', { ...standing, by: null, dueBy: null })).toBeNull();
});

test.each([
  ['PLAN', {}],
  ['HOLIDAYS', { away: [diwali] }],
  ['APPROVAL', { away: [diwali], awaitsApproval: true }],
  ['MEASUREMENT', { awaitsApproval: true, waitsFor: 'MEASUREMENT' }],
  ['FINAL_PAYMENT', { waitsFor: 'FINAL_PAYMENT' }],
  ['ADVANCE', { dueBy: null, waitsFor: 'ADVANCE' }],
  ['MAKER', { waitsFor: 'MEASUREMENT', delay: 'MEASURING' }],
  ['PARCEL', { status: 'SHIPPED', delay: 'PARCEL' }],
  ['STOPPED', { by: null }],
] as const)('the reason %s', (reason, facts) => {
  expect(functionRisk('2026-12-01', { ...standing, ...facts })).toEqual({ risk: 'TOO_LATE', reason });
});

test('a function lies between today and two years ahead, and is named until the parcel is sent', () => {
  const today = '2026-11-29';
  for (const day of [today, '2026-12-01', '2028-11-28']) expect(refuseFunctionDay(day, today)).toBeNull();
  for (const day of ['2026-11-28', '2028-11-29', '2027-02-30', ''])
    expect(refuseFunctionDay(day, today)).not.toBeNull();
  expect([takesFunctionDay('PENDING'), takesFunctionDay('READY_FOR_DELIVERY')]).toEqual([true, true]);
  expect([takesFunctionDay('SHIPPED'), takesFunctionDay('CANCELLED')]).toEqual([false, false]);
});
