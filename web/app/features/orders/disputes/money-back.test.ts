import { expect, it } from 'vitest';
import type { OrderDispute } from '#contracts/orders/core/order-money.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { keptOf, moneyBackOf, type OrderWithMoney } from './money-back.ts';

const at = '2026-11-22T10:00:00.000Z';
const dispute = (of: Partial<OrderDispute>): OrderDispute => ({
  ...{ id: 1, instalment: 'initial', amount: 400, status: 'OPEN' },
  ...{ respondBy: null, createdAt: at, endedAt: null },
  ...of,
});
type Refund = OrderData['refunds'][number];
const refund = (of: Partial<Refund>): Refund => ({
  ...{ id: 1, instalment: 'initial', amount: 100.5, cause: 'AGREED', reason: '', status: 'PROCESSED' },
  ...{ isHeld: false, createdAt: at, processedAt: at },
  ...of,
});
/** An advance of ₹400 and a final payment of ₹600, both paid. */
const order = (of: Partial<Pick<OrderWithMoney, 'refunds' | 'disputes'>>): OrderWithMoney => ({
  payments: {
    ...{ initial: { amount: 400, paid: true }, final: { amount: 600, paid: true } },
    ...{ held: 1000, isDisputed: true },
  },
  ...{ refunds: [], disputes: [] },
  ...of,
});

it.each([
  ['nothing is disputed', [], undefined, { now: 1000, waits: 0 }],
  ['the advance is disputed', [dispute({})], undefined, { now: 600, waits: 400 }],
  ['a part of the advance is disputed', [dispute({ amount: 50 })], undefined, { now: 600, waits: 400 }],
  ['the final payment is disputed', [dispute({ instalment: 'final' })], undefined, { now: 400, waits: 600 }],
  ['both are', [dispute({}), dispute({ instalment: 'final' })], undefined, { now: 0, waits: 1000 }],
  ['the dispute was won', [dispute({ status: 'WON', endedAt: at })], undefined, { now: 1000, waits: 0 }],
  ['a part of the advance is kept', [dispute({})], 700, { now: 600, waits: 100 }],
  [
    'less than the final payment goes back of a disputed advance',
    [dispute({})],
    50.25,
    { now: 50.25, waits: 0 },
  ],
  [
    'less than the advance goes back of a disputed final payment',
    [dispute({ instalment: 'final' })],
    50.25,
    { now: 50.25, waits: 0 },
  ],
  [
    'more than the advance goes back of a disputed final payment',
    [dispute({ instalment: 'final' })],
    450,
    { now: 400, waits: 50 },
  ],
] as const)('tells what goes back at once and what waits where %s', (_, disputes, amount, parts) => {
  expect(moneyBackOf(order({ disputes: [...disputes] }), amount)).toEqual(parts);
});

it('counts as kept what neither went back nor is to go back, whatever a second payment did', () => {
  const refunds = [
    refund({}),
    refund({ cause: 'SECOND' }),
    refund({ instalment: 'final', status: 'QUEUED' }),
  ];
  expect([keptOf(order({ refunds }), 'initial'), keptOf(order({ refunds }), 'final')]).toEqual([
    299.5, 499.5,
  ]);
});
