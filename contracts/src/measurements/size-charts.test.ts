import { describe, expect, it, test } from 'vitest';
import { categories } from '#contracts/designs/categories.ts';
import { bodies, bodyOf } from './bodies.ts';
import { garmentNames, parts, partsOf } from './garments.ts';
import { writeLength } from './lengths.ts';
import { sizesToOrder } from './measuring.ts';
import { sizeChartOf, sizeChartsOf, wearerOf } from './size-charts.ts';

describe.each(bodies)('the chart of sizes for %s', (body) => {
  const { sizes, rows } = sizeChartOf(body);

  it('gives every size that can be ordered one length of each measure, growing with the size', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { measure, tenths } of rows) {
      expect(tenths, measure).toHaveLength(sizes.length);
      expect(
        [...tenths].sort((a, b) => a - b),
        measure,
      ).toEqual(tenths);
    }
  });

  it('tells lengths that the form for measurements would take', () => {
    for (const { measure, tenths } of rows) {
      const { least, most } = parts[measure];
      for (const length of tenths) expect(length >= least * 100 && length <= most * 100, measure).toBe(true);
    }
  });
});

test('a category whose designs can be ordered in several sizes has a chart of exactly these', () => {
  for (const category of categories) {
    const body = bodyOf(category);
    if (body === null) continue;
    expect(sizeChartOf(body).sizes).toEqual(sizesToOrder({ measuring: 'SIZED', category, size: null }));
  }
  expect(bodyOf('Jewelry')).toBeNull();
});

test('the charts of a garment tell only what is measured for it', () => {
  for (const garment of garmentNames) {
    for (const { rows } of sizeChartsOf(garment)) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { measure } of rows) expect(partsOf(garment), garment).toContain(measure);
    }
  }
});

test('a blouse in M is for a bust of 36 inches or 91.4 cm', () => {
  const [chart] = sizeChartsOf('blouse');
  const bust = chart?.rows.find(({ measure }) => measure === 'bust')?.tenths[chart.sizes.indexOf('M')] ?? 0;
  expect([writeLength(bust, 'in', 'bust'), writeLength(bust, 'cm', 'bust')]).toEqual(['36', '91.4']);
});

test('a garment that women or men alone wear names them', () => {
  expect((['blouse', 'sherwani', 'kurta', 'dupatta'] as const).map(wearerOf)).toEqual([
    'women',
    'men',
    null,
    null,
  ]);
});
