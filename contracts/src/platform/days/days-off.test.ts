import { expect, test } from 'vitest';
import { startOfMonth, startOfNextMonth } from '../ist-day.ts';
import { addDaysOn, daysOffBetween, firstDayOn } from './days-off.ts';

const diwali = { from: '2026-11-07', to: '2026-11-11' };
const overlapping = { from: '2026-11-10', to: '2026-11-14' };

test('without days off the days of work are those of the calendar', () => {
  expect(addDaysOn('2026-12-20', 14, [])).toBe('2027-01-03');
});

test.each([
  ['ends before the holiday', '2026-11-01', 5, [diwali], '2026-11-06'],
  ['would end within it', '2026-11-01', 6, [diwali], '2026-11-12'],
  ['goes on after it', '2026-11-05', 3, [diwali], '2026-11-13'],
  ['begins within it', '2026-11-08', 1, [diwali], '2026-11-12'],
  ['meets two that overlap', '2026-11-06', 1, [diwali, overlapping], '2026-11-15'],
])('work that %s', (_, begins, days, daysOff, done) => {
  expect(addDaysOn(begins, days, daysOff)).toBe(done);
});

test('a parcel that waits leaves on the first day after all holidays in a row', () => {
  expect(firstDayOn('2026-11-06', [diwali])).toBe('2026-11-06');
  expect(firstDayOn('2026-11-07', [overlapping, diwali])).toBe('2026-11-15');
});

test('a month ends where the next begins, whatever its length', () => {
  expect(startOfMonth('2027-02-28')).toBe('2027-02-01');
  expect(['2026-12-31', '2027-01-31', '2028-02-29', '2027-02-01'].map(startOfNextMonth)).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2028-03-01',
    '2027-03-01',
  ]);
});

test('the days off between two days are those that lie there wholly or partly, the earliest first', () => {
  const off = [
    { from: '2026-12-20', to: '2026-12-24' },
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2027-01-10', to: '2027-01-12' },
  ];
  expect(daysOffBetween('2026-11-28', '2026-12-20', off).map(({ from }) => from)).toEqual([
    '2026-11-01',
    '2026-12-20',
  ]);
  expect(daysOffBetween('2026-12-01', '2026-12-19', off)).toEqual([]);
});
