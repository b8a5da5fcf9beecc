import { expect, it } from 'vitest';
import { isStale, passedSince } from './freshness.ts';

it.each([
  ['2026-11-28', { unit: 'days', count: 0 }],
  ['2026-11-27', { unit: 'days', count: 1 }],
  ['2026-10-29', { unit: 'days', count: 30 }],
  ['2026-10-28', { unit: 'months', count: 1 }],
  ['2026-08-28', { unit: 'months', count: 3 }],
  ['2025-11-29', { unit: 'months', count: 11 }],
  ['2025-11-28', { unit: 'years', count: 1 }],
  ['2023-12-01', { unit: 'years', count: 2 }],
  ['2026-11-30', { unit: 'days', count: 0 }],
])('counts the time since %s in its largest whole unit', (day, passed) => {
  expect(passedSince(day, '2026-11-28')).toEqual(passed);
});

it('asks for a new measurement of a child sooner than of an adult', () => {
  expect(isStale('2026-07-28', '2026-11-28', 'child')).toBe(true);
  expect(isStale('2026-07-29', '2026-11-28', 'child')).toBe(false);
  expect(isStale('2026-07-28', '2026-11-28', 'women')).toBe(false);
  expect(isStale('2025-11-28', '2026-11-28', 'men')).toBe(true);
});
