// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { CountBars } from './count-bars.tsx';
import { DaysPanels } from './days-panels.tsx';

const admin = { ...asha, role: 'ADMIN' } as const;

/** Thirty days up to 27 November, with the given counts on the last ones. */
const days = (...last: number[]) =>
  Array.from({ length: 30 }, (_, place) => {
    const now = last[place - 30 + last.length] ?? 0;
    const day = new Date(Date.UTC(2026, 9, 29 + place)).toISOString().slice(0, 10);
    return { day, now, before: 0, orders: now };
  });

it('draws days where there are several, says one or two in words, and none as none', async () => {
  const totals = {
    countedAt: '2026-11-27T08:00:00.000Z',
    people: { all: 72, makers: 30, verified: 25, days: days(1) },
    designs: { all: 247, days: days() },
    orders: { byStatus: [], days: days(3, 1, 2) },
    held: { count: 0, rupees: 0 },
    refunds: {
      underWay: { count: 0, rupees: 0 },
      withBank: { count: 0, rupees: 0 },
      failed: { count: 0, rupees: 0 },
    },
  };
  renderPart(<DaysPanels totals={totals} />, admin);
  await screen.findByRole('heading', { name: 'New by day' });
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  screen.getByRole('table', { name: 'New orders' });
  expect(screen.getByRole('listitem').textContent).toBe('27 Nov1');
  screen.getByText('None in the last 60 days.');
});

it('measures each bar by the longest of them and leads to what it counts', async () => {
  const bars = [
    { key: 'PENDING', label: 'Pending', count: 2, to: '/admin/orders?status=PENDING' },
    { key: 'SHIPPED', label: 'Shipped', count: 4 },
  ];
  renderPart(<CountBars title="Open orders by status" none="No order is open." bars={bars} />, admin);
  const [pending, shipped] = within(await screen.findByRole('list')).getAllByRole('listitem');
  const lengths = [pending, shipped].map((bar) => bar?.querySelector('.thread')?.getAttribute('style'));
  expect(lengths).toEqual([expect.stringContaining('50%'), expect.stringContaining('100%')]);
  expect(screen.getByRole('link', { name: 'Pending' }).getAttribute('href')).toBe(
    '/admin/orders?status=PENDING',
  );
});
