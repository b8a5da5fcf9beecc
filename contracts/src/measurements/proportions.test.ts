import { expect, test } from 'vitest';
import type { PartName } from './garments.ts';
import { toTenths } from './lengths.ts';
import { unlikelyPair } from './proportions.ts';

const inInches = (lengths: Partial<Record<PartName, number>>) =>
  unlikelyPair(
    Object.fromEntries(
      Object.entries(lengths).map(([part, length]) => [part, toTenths(length, 'in', part as PartName)]),
    ),
  );

test('what hardly belongs to one body is asked about', () => {
  expect(inInches({ bust: 60, waist: 22 })).toEqual({ one: 'bust', other: 'waist' });
  expect(inInches({ bust: 36, waist: 30, hip: 80 })).toEqual({ one: 'hip', other: 'waist' });
});

test.each<[PartName, PartName, number, number]>([
  ['waist', 'bust', 10_500, 9000],
  ['upperChest', 'bust', 9000, 9000],
  ['apexGap', 'bust', 4500, 9000],
  ['acrossBack', 'shoulder', 3800, 3800],
])('a %s beyond what its %s allows is asked about, its limit is not', (one, other, limit, against) => {
  expect(unlikelyPair({ [one]: limit, [other]: against })).toBeNull();
  expect(unlikelyPair({ [one]: limit + 1, [other]: against })).toEqual({ one, other });
});

test('bodies of all kinds are asked nothing, nor is what was left out', () => {
  for (const [bust, waist, hip] of [
    [36, 28, 38],
    [34, 34, 36],
    [60, 58, 62],
    [22, 21, 23],
    [44, 49.5, 46],
    [30, 24, 40],
  ] as const)
    expect(inInches({ bust, waist, hip })).toBeNull();
  expect(inInches({ bust: 60 })).toBeNull();
  expect(unlikelyPair({ bust: undefined, waist: 2200 })).toBeNull();
});
