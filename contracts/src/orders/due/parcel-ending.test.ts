import { expect, test } from 'vitest';
import { addDays } from '#contracts/platform/ist-day.ts';
import { parcelDayOf, parcelSteps } from './parcel-ending.ts';

const day = '2026-11-10';
const none = { reminders: 0, lastOn: null };

test('the promised day of a parcel is that of the courier, and not before the day that the maker owed', () => {
  const sent = { sentOn: '2026-11-02', transitDays: 5, parcelExpectedOn: null, dueBy: '2026-11-04' };
  expect(parcelDayOf(sent)).toBe('2026-11-07');
  expect(parcelDayOf({ ...sent, parcelExpectedOn: '2026-11-12' })).toBe('2026-11-12');
  expect(parcelDayOf({ ...sent, dueBy: '2026-11-20' })).toBe('2026-11-20');
});

test('two reminders after 7 and 12 days, and the end after 14', () => {
  expect(parcelSteps(day, none, day)).toEqual(['2026-11-17', '2026-11-22', '2026-11-24']);
  expect(parcelSteps(day, { reminders: 1, lastOn: '2026-11-17' }, '2026-11-18')).toEqual([
    '2026-11-22',
    '2026-11-24',
  ]);
  expect(parcelSteps(day, { reminders: 2, lastOn: '2026-11-22' }, '2026-11-24')).toEqual(['2026-11-24']);
});

test('a parcel never ends before 14 days nor without two reminders on earlier days, however late the steps are', () => {
  for (let late = 0; late < 40; late += 1) {
    const today = addDays(day, late);
    const steps = parcelSteps(day, none, today);
    expect(steps).toHaveLength(3);
    expect((steps[2] ?? '') >= addDays(day, 14)).toBe(true);
    expect(steps[0] && steps[1] && steps[2] && steps[0] < steps[1] && steps[1] < steps[2]).toBe(true);
    expect(steps.every((step) => step >= today)).toBe(true);
  }
});
