import { expect, test } from 'vitest';
import { lapsesAt } from './lapse.policy.ts';

test('an order that waits for its advance lapses after 24 hours, any other never', () => {
  const createdAt = new Date('2026-11-22T05:30:00Z');
  expect(lapsesAt({ status: 'PENDING', createdAt })).toEqual(new Date('2026-11-23T05:30:00Z'));
  expect(lapsesAt({ status: 'CONFIRMED', createdAt })).toBeNull();
});
