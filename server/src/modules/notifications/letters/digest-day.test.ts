import { expect, test } from 'vitest';
import { lastDigestDay } from './digest-day.ts';

const ist = (text: string) => new Date(`${text}:00+05:30`);

test('a daily digest is due at nine in India', () => {
  expect(lastDigestDay(ist('2026-11-24T08:59'), 'DAILY')).toBe('2026-11-23');
  expect(lastDigestDay(ist('2026-11-24T09:00'), 'DAILY')).toBe('2026-11-24');
  expect(lastDigestDay(ist('2026-11-25T00:10'), 'DAILY')).toBe('2026-11-24');
});

test('a weekly digest is due on Mondays at nine in India', () => {
  expect(lastDigestDay(ist('2026-11-23T08:59'), 'WEEKLY')).toBe('2026-11-16');
  expect(lastDigestDay(ist('2026-11-23T09:00'), 'WEEKLY')).toBe('2026-11-23');
  expect(lastDigestDay(ist('2026-11-29T23:59'), 'WEEKLY')).toBe('2026-11-23');
});
