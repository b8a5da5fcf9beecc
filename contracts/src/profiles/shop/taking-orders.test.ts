import { expect, test } from 'vitest';
import { closedOn, type TakingFacts } from './taking-orders.ts';

const today = '2026-11-30';
const always: TakingFacts = { pausedUntil: null, ordersAMonth: null, placedThisMonth: 0 };

test.each<[string, Partial<TakingFacts>, [string, string] | null]>([
  ['who says nothing takes orders', {}, null],
  ['a pause lasts until the day before its end', { pausedUntil: '2026-12-01' }, ['PAUSED', '2026-12-01']],
  ['and is over on its day', { pausedUntil: today }, null],
  ['one place is left', { ordersAMonth: 3, placedThisMonth: 2 }, null],
  ['none is left', { ordersAMonth: 3, placedThisMonth: 3 }, ['FULL', '2026-12-01']],
  ['fewer are taken than before', { ordersAMonth: 1, placedThisMonth: 3 }, ['FULL', '2026-12-01']],
  [
    'a full month that goes on longer than the pause',
    { ordersAMonth: 1, placedThisMonth: 1, pausedUntil: '2026-12-01' },
    ['FULL', '2026-12-01'],
  ],
  [
    'a pause beyond the full month',
    { ordersAMonth: 1, placedThisMonth: 1, pausedUntil: '2026-12-09' },
    ['PAUSED', '2026-12-09'],
  ],
])('%s', (_, facts, expected) => {
  const closed = closedOn({ ...always, ...facts }, today);
  expect(closed && [closed.reason, closed.opensOn]).toEqual(expected);
});
