import { expect, test } from 'vitest';
import { rangeOf, readCalendarAddress } from './calendar-range.ts';

test('a week is seven days from the day on, across months and years', () => {
  expect(rangeOf('week', '2026-12-29')).toEqual({
    from: '2026-12-29',
    days: 7,
    earlier: '2026-12-22',
    later: '2027-01-05',
  });
});

test('a month is all of its days, also the longer February', () => {
  expect(rangeOf('month', '2028-02-17')).toEqual({
    from: '2028-02-01',
    days: 29,
    earlier: '2028-01-01',
    later: '2028-03-01',
  });
  expect(rangeOf('month', '2026-12-31')).toMatchObject({ days: 31, later: '2027-01-01' });
});

test('an address that asks for no day, or for none that exists, shows today', () => {
  const read = (address: string) => readCalendarAddress(new URLSearchParams(address), '2026-11-21');
  expect(read('')).toEqual({ view: 'week', day: '2026-11-21' });
  expect(read('view=month&from=2026-10-05')).toEqual({ view: 'month', day: '2026-10-05' });
  for (const odd of ['from=2026-13-45', 'from=yesterday', 'from=9999-01-01', 'view=decade'])
    expect(read(odd)).toEqual({ view: 'week', day: '2026-11-21' });
});
