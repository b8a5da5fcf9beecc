// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { EarningsChart } from './earnings-chart.tsx';

const sums = { back: 1000, net: 24_000, held: 0, kept: 0 };

it('reads the newest month before any is picked', async () => {
  renderPart(
    <EarningsChart
      months={[
        { month: '2026-11', paid: 25_000, ...sums },
        { month: '2026-10', paid: 12_000, ...sums },
      ]}
    />,
    asha,
  );
  await screen.findByRole('heading', { name: 'Paid by month' });
  expect(document.querySelector('.chart-reading')?.textContent).toMatch(/November 2026.*₹25,000/);
});
