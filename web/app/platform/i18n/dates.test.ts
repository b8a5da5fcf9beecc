import { expect, it } from 'vitest';
import { formatMoment, formatShortDay } from './dates.ts';

it('writes every day and moment in one form, in India’s time', () => {
  expect(formatShortDay('2026-11-22T20:00:00Z')).toBe('23 Nov 2026');
  expect(formatMoment('2026-11-22T04:55:00Z')).toBe('22 Nov 2026, 10:25 am');
  expect(formatMoment('2026-11-22T18:30:00Z')).toBe('23 Nov 2026, 12:00 am');
});
