import { expect, it } from 'vitest';
import type { OrderDispute } from '#contracts/orders/core/order-money.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { disputedSum, disputeEvents } from './dispute-events.ts';

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
type Row = OrderData['history'][number];
const row = (id: number, to: Row['to'], from: Row['from'] = 'PENDING'): Row => ({
  ...{ id, to, from, at: on(id), actor: 'SYSTEM', actorName: null, note: '' },
});
const history = [
  ...[row(1, 'PENDING', null), row(2, 'CONFIRMED'), row(3, 'MEASUREMENT_SCHEDULED', null)],
  ...[row(10, 'COMPLETED'), row(20, 'CANCELLED')],
];
const dispute = (id: number, of: Partial<OrderDispute>): OrderDispute => ({
  ...{
    id,
    instalment: 'initial',
    amount: 5400,
    status: 'OPEN',
    createdAt: on(4),
    respondBy: null,
    endedAt: null,
  },
  ...of,
});

it('tells of a dispute where the order stood when it began and when it ended, in the sequence of time', () => {
  const disputes = [
    dispute(1, { status: 'LOST', createdAt: on(4), endedAt: on(21) }),
    dispute(2, { status: 'WON', createdAt: on(5), endedAt: on(12) }),
  ];
  const told = disputeEvents({ disputes, history }).map(({ what, status }) => [what, status]);
  expect(told).toEqual([
    ['OPENED', 'CONFIRMED'],
    ['OPENED', 'CONFIRMED'],
    ['WON', 'COMPLETED'],
    ['LOST', 'COMPLETED'],
  ]);
});

it('counts what the bank has not decided on, also once it has the evidence', () => {
  const disputes = [
    dispute(1, {}),
    dispute(2, { status: 'UNDER_REVIEW', amount: 1000 }),
    dispute(3, { status: 'WON' }),
  ];
  expect(disputedSum({ disputes })).toBe(6400);
  expect(disputeEvents({ disputes: disputes.slice(0, 2), history }).map(({ what }) => what)).toEqual([
    'OPENED',
    'OPENED',
  ]);
});
