import { expect, it } from 'vitest';
import type { OrderData } from '#contracts/orders/orders.contract.ts';
import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import { progressOf } from './order-progress.ts';

function history(...statuses: OrderStatus[]): OrderData['history'] {
  return statuses.map((to, index) => ({
    id: index + 1,
    actor: 'MAKER',
    actorName: 'Meher Ansari',
    from: statuses[index - 1] ?? null,
    to,
    note: '',
    at: new Date(Date.UTC(2026, 10, index + 1)).toISOString(),
  }));
}

it('sews what is done, marks the present and leaves holes for what is to come', () => {
  const { steps, cancelled } = progressOf({
    status: 'DESIGN_IN_PROGRESS',
    history: history('PENDING', 'CONFIRMED', 'DESIGN_IN_PROGRESS'),
  });
  expect(cancelled).toBeNull();
  expect(steps.map(({ status, state }) => [status, state])).toEqual([
    ['PENDING', 'done'],
    ['CONFIRMED', 'done'],
    ['DESIGN_IN_PROGRESS', 'now'],
    ['DESIGN_COMPLETED', 'next'],
    ['MEASUREMENT_SCHEDULED', 'next'],
    ['MEASUREMENT_COMPLETED', 'next'],
    ['FINAL_PAYMENT_PENDING', 'next'],
    ['COMPLETED', 'next'],
    ['READY_FOR_DELIVERY', 'next'],
    ['SHIPPED', 'next'],
    ['DELIVERED', 'next'],
  ]);
  expect(steps[2]?.row?.actorName).toBe('Meher Ansari');
});

it('counts a skipped step as done, without a date of its own', () => {
  const { steps } = progressOf({
    status: 'MEASUREMENT_SCHEDULED',
    history: history('PENDING', 'CONFIRMED', 'MEASUREMENT_SCHEDULED'),
  });
  const skipped = steps.find(({ status }) => status === 'DESIGN_COMPLETED');
  expect(skipped).toMatchObject({ state: 'done', row: null });
});

it('leaves nothing to be sewn once the parcel has arrived', () => {
  const { steps } = progressOf({
    status: 'DELIVERED',
    history: history('PENDING', 'CONFIRMED', 'DELIVERED'),
  });
  expect(steps.every(({ state }) => state === 'done')).toBe(true);
});

it('draws the end of a cancelled order apart and promises nothing more', () => {
  const { steps, cancelled } = progressOf({
    status: 'CANCELLED',
    history: history('PENDING', 'CONFIRMED', 'CANCELLED'),
  });
  expect(steps.map(({ status, state }) => [status, state])).toEqual([
    ['PENDING', 'done'],
    ['CONFIRMED', 'done'],
  ]);
  expect(cancelled?.to).toBe('CANCELLED');
});
