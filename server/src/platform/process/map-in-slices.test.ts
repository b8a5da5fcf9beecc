import { expect, it } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

it('lets other work run during a long list, and keeps the order of the items', async () => {
  const numbers = Array.from({ length: 500 }, (_, nth) => nth);
  const seen: (number | 'another request')[] = [];
  setImmediate(() => seen.push('another request'));
  const doubled = await mapInSlices(numbers, (nth) => {
    seen.push(nth);
    return 2 * nth;
  });
  expect(doubled).toEqual(numbers.map((nth) => 2 * nth));
  const place = seen.indexOf('another request');
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(numbers.length);
});
