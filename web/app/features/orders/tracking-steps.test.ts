import { expect, it, test } from 'vitest';
import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import { trackedSteps } from './tracking-steps.ts';

const statesAt = (status: OrderStatus, history: Parameters<typeof trackedSteps>[0]['history'] = []) =>
  trackedSteps({ status, history })
    .map(({ state }) => state)
    .join(' ');

test.each([
  ['PENDING', 'now next next next'],
  ['CONFIRMED', 'done now next next'],
  ['DESIGN_IN_PROGRESS', 'done now next next'],
  ['DESIGN_COMPLETED', 'done now next next'],
  ['MEASUREMENT_SCHEDULED', 'done now next next'],
  ['MEASUREMENT_COMPLETED', 'done done now next'],
  ['FINAL_PAYMENT_PENDING', 'done done now next'],
  ['COMPLETED', 'done done done now'],
  ['READY_FOR_DELIVERY', 'done done done now'],
  ['SHIPPED', 'done done done now'],
  ['DELIVERED', 'done done done done'],
] as const)('at %s the four steps are %s', (status, states) => {
  expect(statesAt(status)).toBe(states);
});

it('shows of a cancelled order how far it had come, and nothing in progress', () => {
  const row = { id: 3, actor: 'BUYER', actorName: 'Asha Rao', note: '', at: '2026-11-20T10:00:00Z' } as const;
  expect(statesAt('CANCELLED', [{ ...row, from: 'DESIGN_IN_PROGRESS', to: 'CANCELLED' }])).toBe(
    'done next next next',
  );
  expect(statesAt('CANCELLED', [{ ...row, from: 'PENDING', to: 'CANCELLED' }])).toBe('next next next next');
});
