import { expect, test } from 'vitest';
import { answerBy, refuseDay, refuseProposal } from './new-promise.rules.ts';
import { mayMovePromise, promiseActors, promiseStates } from './new-promise.states.ts';

test('of all states and actors exactly these moves are legal, and each is the last', () => {
  const legal = promiseStates.flatMap((from) =>
    promiseActors.flatMap((by) =>
      promiseStates.flatMap((to) => (mayMovePromise(from, by, to) ? [`${from} ${by} → ${to}`] : [])),
    ),
  );
  expect(legal).toEqual([
    'PROPOSED BUYER → ACCEPTED',
    'PROPOSED BUYER → DECLINED',
    'PROPOSED MAKER → WITHDRAWN',
    'PROPOSED CLOCK → LAPSED',
    'PROPOSED SYSTEM → OVERTAKEN',
  ]);
});

test('a proposal lapses at the end of the third working day in India, without Sundays and days off', () => {
  // Friday, 27 November: Saturday, Monday, Tuesday.
  const friday = new Date('2026-11-27T10:00:00Z');
  expect(answerBy(friday, []).toISOString()).toBe('2026-12-01T18:29:59.999Z');
  const daysOff = [{ from: '2026-11-30', to: '2026-12-01' }];
  expect(answerBy(friday, daysOff).toISOString()).toBe('2026-12-03T18:29:59.999Z');
});

test('a proposed day lies after the owed one, not in the past, and within 180 days', () => {
  const today = '2026-11-27';
  const refusal = (day: string, dueBy: string) => refuseDay(day, dueBy, today)?.reason ?? null;
  expect(refusal('2026-11-30', '2026-11-29')).toBeNull();
  expect(refusal('2026-11-27', '2026-11-20')).toBeNull();
  expect(refusal('2026-11-29', '2026-11-29')).toBe('orders.promiseSooner');
  expect(refusal('2026-11-26', '2026-11-20')).toBe('orders.promiseDay');
  expect(refusal('2027-05-26', '2026-11-29')).toBeNull();
  expect(refusal('2027-05-27', '2026-11-29')).toBe('orders.promiseDay');
  expect(refusal('2026-11-31', '2026-11-29')).toBe('orders.promiseDay');
});

test.each([
  [{}, null],
  [{ proposed: 2 }, null],
  [{ proposed: 3 }, 'orders.promisesUsed'],
  [{ isOpen: true, proposed: 1 }, 'orders.promiseOpen'],
  [{ status: 'PENDING' }, 'orders.promiseClosed'],
  [{ status: 'SHIPPED' }, 'orders.promiseClosed'],
  [{ status: 'CANCELLED' }, 'orders.promiseClosed'],
] as const)('a proposal for an order that is %o is refused with %s', (facts, reason) => {
  const order = { status: 'CONFIRMED', proposed: 0, isOpen: false, ...facts } as const;
  expect(refuseProposal(order)?.reason ?? null).toBe(reason);
});
