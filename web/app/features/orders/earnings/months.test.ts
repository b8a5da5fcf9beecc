import { expect, it } from 'vitest';
import { lastMonths, nameOfMonth, shortNameOfMonth } from './months.ts';

const sums = { paid: 1, back: 0, net: 1, held: 0, kept: 0 };

it('names months in full and in short', () => {
  expect(nameOfMonth('2026-11')).toBe('November 2026');
  expect(shortNameOfMonth('2026-09-01')).toMatch(/^Sep/);
});

it('shows at least six months, with empty ones before the first payment', () => {
  const shown = lastMonths([
    { month: '2026-02', ...sums },
    { month: '2026-01', ...sums },
  ]);
  expect(shown.map(({ month }) => month)).toEqual([
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ]);
  expect(shown.map(({ paid }) => paid)).toEqual([0, 0, 0, 0, 1, 1]);
});

it('shows the last twelve of more, and none of none', () => {
  const years = Array.from({ length: 30 }, (_, nth) => ({ month: `m${nth}`, ...sums }));
  expect(lastMonths(years).map(({ month }) => month)).toEqual([
    'm11',
    'm10',
    'm9',
    'm8',
    'm7',
    'm6',
    'm5',
    'm4',
    'm3',
    'm2',
    'm1',
    'm0',
  ]);
  expect(lastMonths([])).toEqual([]);
});
