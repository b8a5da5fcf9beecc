import { expect, test } from 'vitest';
import { endOfLink, isInMaking, lateWorkingDays } from './hands.rules.ts';

const at = (day: string) => new Date(`${day}T06:30:00Z`);
// A Monday.
const due = '2026-11-09';
const out = { state: 'ACCEPTED', due, broughtBackAt: null } as const;

test('a piece is late by the working days past its due day, without Sundays and days off', () => {
  expect(lateWorkingDays(out, at('2026-11-09'), [])).toBe(0);
  expect(lateWorkingDays(out, at('2026-11-10'), [])).toBe(1);
  expect(lateWorkingDays(out, at('2026-11-16'), [])).toBe(6);
  expect(lateWorkingDays(out, at('2026-11-16'), [{ from: '2026-11-10', to: '2026-11-12' }])).toBe(3);
});

test('the days stop when it is brought back, and an offer that was declined or withdrawn is never late', () => {
  const back = { state: 'TAKEN_BACK', due, broughtBackAt: at('2026-11-11') } as const;
  expect(lateWorkingDays(back, at('2026-12-30'), [])).toBe(2);
  for (const state of ['DECLINED', 'WITHDRAWN'] as const)
    expect(lateWorkingDays({ ...out, state }, at('2026-12-30'), [])).toBe(0);
});

test('a link ends thirty days after the due day, or after today if that is later', () => {
  expect(endOfLink(due, at('2026-11-01'))).toEqual(new Date('2026-12-09T18:30:00Z'));
  expect(endOfLink(due, at('2026-11-20'))).toEqual(new Date('2026-12-20T18:30:00Z'));
});

test('pieces are worked on from the advance until the order ends', () => {
  expect(isInMaking('PENDING', null)).toBe(false);
  expect(isInMaking('CONFIRMED', at(due))).toBe(true);
  expect(isInMaking('SHIPPED', at(due))).toBe(true);
  for (const status of ['DELIVERED', 'CANCELLED'] as const) expect(isInMaking(status, at(due))).toBe(false);
});
