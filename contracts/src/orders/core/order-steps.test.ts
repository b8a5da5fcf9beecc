import { expect, test } from 'vitest';
import type { Measuring } from '#contracts/measurements/measuring.ts';
import { stagesOf, stepsOf } from './order-steps.ts';
import type { OrderStatus } from './orders.states.ts';

function statesOf(statuses: OrderStatus[], measuring: Measuring = 'MADE_TO_MEASURE') {
  const history = statuses.map((to, index) => ({ to, from: statuses[index - 1] ?? null }));
  const status = statuses.at(-1) ?? 'PENDING';
  return stagesOf({ status, history, measuring, isFinalPaid: false, meeting: null })
    .map(({ state }) => state)
    .join(' ');
}

const measured = ['PENDING', 'CONFIRMED', 'MEASUREMENT_SCHEDULED', 'MEASUREMENT_COMPLETED'] as const;

test.each([
  [['PENDING'], 'now next next next'],
  [['PENDING', 'CONFIRMED'], 'done now next next'],
  [['PENDING', 'CONFIRMED', 'DESIGN_COMPLETED'], 'done now next next'],
  [['PENDING', 'CONFIRMED', 'MEASUREMENT_SCHEDULED'], 'done now next next'],
  [[...measured], 'done done now next'],
  [[...measured, 'FINAL_PAYMENT_PENDING'], 'done done now next'],
  [[...measured, 'COMPLETED'], 'done done done now'],
  [[...measured, 'SHIPPED'], 'done done done now'],
  [[...measured, 'SHIPPED', 'DELIVERED'], 'done done done done'],
  // Nobody measured, so the stage is skipped, not done.
  [['PENDING', 'CONFIRMED', 'FINAL_PAYMENT_PENDING'], 'done passed now next'],
  [['PENDING', 'CONFIRMED', 'SHIPPED'], 'done passed done now'],
  [['PENDING', 'CONFIRMED', 'DESIGN_IN_PROGRESS', 'CANCELLED'], 'done'],
  [['PENDING', 'CONFIRMED', 'FINAL_PAYMENT_PENDING', 'CANCELLED'], 'done'],
  [['PENDING', 'CANCELLED'], ''],
] satisfies [OrderStatus[], string][])('after %s the four stages are %s', (statuses, states) => {
  expect(statesOf(statuses)).toBe(states);
});

test.each(['SIZED', 'NONE'] as const)('what is %s has no stage of measuring', (measuring) => {
  const stages = stagesOf({ status: 'PENDING', history: [], measuring, isFinalPaid: false, meeting: null });
  expect(stages.map(({ stage }) => stage)).toEqual(['confirmed', 'preparation', 'delivery']);
  expect(statesOf(['PENDING', 'CONFIRMED'], measuring)).toBe('done next next');
  expect(statesOf(['PENDING', 'CONFIRMED', 'DESIGN_IN_PROGRESS'], measuring)).toBe('done now next');
  expect(statesOf(['PENDING', 'CONFIRMED', 'READY_FOR_DELIVERY'], measuring)).toBe('done done now');
});

test.each<[OrderStatus[], boolean, string]>([
  [['PENDING', 'CONFIRMED', 'COMPLETED'], false, 'next'],
  [['PENDING', 'CONFIRMED', 'COMPLETED'], true, 'done'],
  [['PENDING', 'CONFIRMED', 'FINAL_PAYMENT_PENDING', 'COMPLETED'], false, 'done'],
  [['PENDING', 'CONFIRMED', 'FINAL_PAYMENT_PENDING'], false, 'now'],
])('after %s, the final payment paid: %s, its step is %s', (statuses, isFinalPaid, state) => {
  const history = statuses.map((to, index) => ({ to, from: statuses[index - 1] ?? null }));
  const status = statuses.at(-1) ?? 'PENDING';
  const steps = stepsOf({ status, history, measuring: 'SIZED', isFinalPaid, meeting: null });
  expect(steps.find((step) => step.status === 'FINAL_PAYMENT_PENDING')?.state).toBe(state);
});

test.each<[OrderStatus, string]>([
  ['PENDING', 'now'],
  ['CONFIRMED', 'done'],
  ['DESIGN_IN_PROGRESS', 'now'],
  ['DESIGN_COMPLETED', 'done'],
  ['MEASUREMENT_SCHEDULED', 'now'],
  ['MEASUREMENT_COMPLETED', 'done'],
  ['FINAL_PAYMENT_PENDING', 'now'],
  ['COMPLETED', 'done'],
  ['READY_FOR_DELIVERY', 'now'],
  ['SHIPPED', 'now'],
  ['DELIVERED', 'done'],
])('the step of an order that stands at %s is %s', (status, state) => {
  const history = [{ to: status, from: null }];
  const steps = stepsOf({ status, history, measuring: 'MADE_TO_MEASURE', isFinalPaid: false, meeting: null });
  expect(steps.find((step) => step.status === status)?.state).toBe(state);
});

test('the stages tell every step of the order, in its sequence and with its state', () => {
  for (const measuring of ['MADE_TO_MEASURE', 'SIZED', 'NONE'] as const) {
    for (const status of ['PENDING', 'CONFIRMED', 'DESIGN_COMPLETED', 'COMPLETED', 'DELIVERED'] as const) {
      const history = [{ to: status, from: null }];
      const course = { status, history, measuring, isFinalPaid: true, meeting: null };
      expect(stagesOf(course).flatMap(({ steps }) => steps)).toEqual(stepsOf(course));
    }
  }
});

test('measurements that were taken before the design is finished end no stage', () => {
  const history = (['CONFIRMED', 'DESIGN_IN_PROGRESS', 'MEASUREMENT_COMPLETED'] as const).map((to) => ({
    to,
    from: null,
  }));
  const meeting = { status: 'COMPLETED' } as const;
  const course = { history, measuring: 'MADE_TO_MEASURE', isFinalPaid: false, meeting } as const;
  const states = (status: OrderStatus) =>
    stagesOf({ ...course, status })
      .map(({ state }) => state)
      .join(' ');
  expect(states('DESIGN_IN_PROGRESS')).toBe('done now next next');
  expect(states('MEASUREMENT_COMPLETED')).toBe('done done now next');
});
