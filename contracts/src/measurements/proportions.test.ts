import { expect, test } from 'vitest';
import { unlikelyPair } from './proportions.ts';

test('what hardly belongs to one body is asked about, in either unit', () => {
  expect(unlikelyPair({ bust: 60, waist: 22 })).toEqual({ one: 'bust', other: 'waist' });
  expect(unlikelyPair({ bust: 152, waist: 56 })).toEqual({ one: 'bust', other: 'waist' });
  expect(unlikelyPair({ bust: 36, waist: 30, hip: 80 })).toEqual({ one: 'hip', other: 'waist' });
});

test('bodies of all kinds are asked nothing, nor is what was left out', () => {
  for (const [bust, waist, hip] of [
    [36, 28, 38],
    [34, 34, 36],
    [60, 58, 62],
    [22, 21, 23],
    [44, 50, 46],
    [30, 24, 40],
  ] as const)
    expect(unlikelyPair({ bust, waist, hip })).toBeNull();
  expect(unlikelyPair({ bust: 60 })).toBeNull();
  expect(unlikelyPair({ bust: undefined, waist: 22 })).toBeNull();
});
