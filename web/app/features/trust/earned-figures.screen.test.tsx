// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { EarnedFigures } from './earned-figures.tsx';

const days = { from: '2025-11-29', to: '2026-11-28' };

it('each figure stands beside what it counts, and one without enough orders says so', () => {
  renderPart(
    <EarnedFigures
      figures={[
        { figure: 'ON_TIME', value: 96, count: 52, ...days },
        { figure: 'FITTED', value: 90, count: 20, ...days },
        { figure: 'ANSWER_TIME', value: 61, count: 11, ...days },
      ]}
    />,
    null,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '96% of 52 orders',
    '90% of 20 orders',
    'Not enough orders yet',
    'within 2 hours to 11 people who asked',
    'Not enough buyers yet',
  ]);
});

it('a maker with too few orders gets no number at all, but learns how the figures are made', () => {
  renderPart(<EarnedFigures figures={[]} />, null);
  expect(screen.getByRole('region', { name: 'Earned figures' }).textContent).not.toMatch(/\d/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/trust');
});
