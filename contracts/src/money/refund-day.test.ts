import { expect, test } from 'vitest';
import { refundDueOn } from './refund-day.ts';

test.each([
  ['2026-11-27', '2026-12-08', 'a Friday'],
  ['2026-11-28', '2026-12-08', 'a Saturday'],
  ['2026-11-30', '2026-12-09', 'a Monday'],
])('a refund of %s is due on %s: %s', (sentOn, due) => {
  expect(refundDueOn(sentOn)).toBe(due);
});
