import { expect, test } from 'vitest';
import { dashboardAddress, readDashboard } from './dashboard-state.ts';

const read = (text: string, isMaker = false) => readDashboard(new URLSearchParams(text), isMaker);

test('makers come for their sales, others for their purchases, unless the address says otherwise', () => {
  expect([read('').tab, read('', true).tab, read('tab=products').tab, read('tab=users', true).tab]).toEqual([
    'purchases',
    'sales',
    'products',
    'sales',
  ]);
});

test('a status or an order that the tab does not know is left out', () => {
  expect(read('tab=products&status=SHIPPED&sort=oldest')).toEqual({
    tab: 'products',
    q: '',
    status: '',
    sort: 'newest',
  });
  expect(read('tab=sales&status=WAITING&sort=oldest&q=%20asha%20')).toEqual({
    tab: 'sales',
    q: 'asha',
    status: 'WAITING',
    sort: 'oldest',
  });
});

test('an address says what is not as usual, and reads back as it was written', () => {
  const state = { tab: 'sales', q: 'a & b', status: 'SHIPPED', sort: 'oldest' } as const;
  const address = dashboardAddress(state);
  expect(readDashboard(new URL(address, 'https://x.example').searchParams, false)).toEqual(state);
  expect(dashboardAddress({ tab: 'products', q: '', status: '', sort: 'newest' })).toBe(
    '/userDashboard?tab=products',
  );
});
