import { expect, test } from 'vitest';
import { istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { periodSince, spreadOverDays, sumPeriods } from './periods.ts';

test('a day in India begins at half past six in the evening of UTC', () => {
  expect(istDayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(istDayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z');
});

test('a period is thirty days with today, and thirty before them', () => {
  const now = new Date('2026-11-21T00:10:00+05:30');
  expect(istDayOf(periodSince(now).now)).toBe('2026-10-23');
  expect(istDayOf(periodSince(now).before)).toBe('2026-09-23');
  const rows = [
    { day: '2026-11-21', amount: 5, orders: 1 },
    { day: '2026-10-22', amount: 3, orders: 2 },
    { day: '2026-09-22', amount: 100, orders: 100 },
  ];
  expect(sumPeriods(rows, now, 'amount')).toEqual({ now: 5, before: 3 });
  expect(sumPeriods(rows, now, 'orders')).toEqual({ now: 1, before: 2 });
  const days = spreadOverDays(rows, now);
  expect([days.length, days[0]?.day, days.at(-1)]).toEqual([
    30,
    '2026-10-23',
    { day: '2026-11-21', now: 5, before: 3, orders: 1 },
  ]);
});
