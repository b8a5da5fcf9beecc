import { expect, test } from 'vitest';
import { unlikeness } from './unlikeness.ts';

const madderSilk = { pricePaise: 1_000_000, materials: ['Silk'], dyes: ['#9c2f2f'] };

test('a design is like itself, however its materials are written', () => {
  expect(unlikeness(madderSilk, { ...madderSilk, materials: ['silk'] })).toBe(0);
});

test('cloth counts more than colour, and colour more than price', () => {
  const otherCloth = unlikeness(madderSilk, { ...madderSilk, materials: ['Jute'] });
  const otherColour = unlikeness(madderSilk, { ...madderSilk, dyes: ['#1d3f8f'] });
  const otherPrice = unlikeness(madderSilk, { ...madderSilk, pricePaise: 4_000_000 });
  expect(otherCloth).toBeGreaterThan(otherColour);
  expect(otherColour).toBeGreaterThan(otherPrice);
  expect(otherPrice).toBeCloseTo(1);
});

test('a near colour is nearer than a far one, wherever it stands among the dyes', () => {
  const near = unlikeness(madderSilk, { ...madderSilk, dyes: ['#f2e8d5', '#a53a38'] });
  const far = unlikeness(madderSilk, { ...madderSilk, dyes: ['#f2e8d5', '#1d3f8f'] });
  expect(near).toBeLessThan(far);
});

test('what is not known counts half, so that neither side of it is preferred', () => {
  const bare = { pricePaise: 1_000_000, materials: [], dyes: [] };
  expect(unlikeness(madderSilk, bare)).toBeCloseTo(2.5);
});
