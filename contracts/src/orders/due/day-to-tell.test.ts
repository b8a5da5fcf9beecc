import { expect, test } from 'vitest';
import { dayToTell } from './day-to-tell.ts';

const [early, owed, late] = ['2026-12-01', '2026-12-05', '2026-12-09'];

test.each([
  ['before the advance', { status: 'PENDING', dueBy: null, by: early }, { day: early, missed: null }],
  ['in making', { status: 'CONFIRMED', dueBy: owed, by: early }, { day: owed, missed: null }],
  ['sent in time', { status: 'SHIPPED', dueBy: owed, by: early }, { day: early, missed: null }],
  ['at risk', { status: 'CONFIRMED', dueBy: owed, by: late }, { day: late, missed: owed }],
  ['sent late', { status: 'SHIPPED', dueBy: owed, by: late }, { day: late, missed: owed }],
] as const)('an order %s names its day', (_, known, told) => {
  expect(dayToTell(known)).toEqual(told);
});
