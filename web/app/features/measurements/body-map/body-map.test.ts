import { describe, expect, test } from 'vitest';
import {
  type Garment,
  garmentNames,
  isChoice,
  partNames,
  partsOf,
} from '#contracts/measurements/garments.ts';
import type { BodyKind } from './figures/figure-strokes.ts';
import { stage } from './labels.ts';
import { drawnParts, linesOf, type MapLine, mapOf, sideOf, sidesOf } from './map-of.ts';

const bodies: BodyKind[] = ['women', 'men', 'child'];
const drawings = garmentNames.flatMap((garment) =>
  bodies.flatMap((body) => sidesOf(garment).map((side) => ({ garment, body, side }))),
);

/** The coordinates of all points of a path. */
function pointsOf(path: string): [number, number][] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  return numbers.flatMap((x, place): [number, number][] =>
    place % 2 === 0 ? [[x, numbers[place + 1] ?? Number.NaN]] : [],
  );
}

describe.each(drawings)('the $side of $garment on $body', ({ garment, body, side }) => {
  const { width, height, strokes, lines } = mapOf(garment, body, side);

  test('all lines, leaders and numbers lie on the stage', () => {
    const half = stage.box / 2;
    for (const { part, path, at, anchor } of lines) {
      for (const [x, y] of [...pointsOf(path), anchor]) {
        expect(x >= 0 && x <= width, `${part} x ${x}`).toBe(true);
        expect(y >= 0 && y <= height, `${part} y ${y}`).toBe(true);
      }
      const [x, y] = at;
      expect(
        x - half >= 0 && x + half <= width && y - half >= 0 && y + half <= height,
        `number of ${part}`,
      ).toBe(true);
    }
  });

  test('no two numbers overlap, nor the places where a finger hits them', () => {
    const overlaps = (one: MapLine, other: MapLine) =>
      Math.abs(one.at[0] - other.at[0]) < 2 * stage.margin && Math.abs(one.at[1] - other.at[1]) < 44;
    const pairs = lines.flatMap((one, place) => lines.slice(place + 1).map((other) => [one, other] as const));
    expect(
      pairs.filter(([one, other]) => overlaps(one, other)).map(([one, other]) => [one.part, other.part]),
    ).toEqual([]);
  });

  test('the numbers stand beside the lines, not on them', () => {
    for (const { part, path } of lines)
      for (const [x] of pointsOf(path))
        expect(x > 2 * stage.margin - 13 && x < width - 2 * stage.margin + 13, `${part} at ${x}`).toBe(true);
  });

  test('no two leaders end in the same place, nor do lines run on each other', () => {
    if (garment === 'other') return;
    const apart = ([x, y]: readonly number[], others: readonly (readonly number[])[]) =>
      Math.min(...others.map(([a = 0, b = 0]) => Math.hypot((x ?? 0) - a, (y ?? 0) - b)));
    for (const [place, one] of lines.entries())
      for (const other of lines.slice(place + 1)) {
        const names = `${one.part} and ${other.part}`;
        expect(apart(one.anchor, [other.anchor]), names).toBeGreaterThan(6);
        const away = pointsOf(one.path).map((point) => apart(point, pointsOf(other.path)));
        expect(Math.max(...away), names).toBeGreaterThan(5);
      }
  });

  test('something is drawn, in whole numbers of coordinates', () => {
    expect(strokes.length).toBeGreaterThan(5);
    for (const { d } of strokes) expect(d).toMatch(/^M[-\d. MLCZ]+$/);
  });
});

test.each(garmentNames)(
  'every measured part of %s has one line, numbered in the order of measuring',
  (garment: Garment) => {
    const lines = linesOf(garment);
    expect(lines.map(({ part }) => part)).toEqual(partsOf(garment).filter((part) => !isChoice(part)));
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, place) => place + 1));
  },
);

test('all parts but choices have a line on the plain body', () => {
  expect(drawnParts('other')).toEqual(partNames.filter((part) => !isChoice(part)));
});

test('a line is on the side that is said for its part', () => {
  for (const garment of garmentNames)
    for (const { part, side } of linesOf(garment))
      expect(sideOf(part, garment), `${part} of ${garment}`).toBe(side);
});

test('a map with some of the parts keeps the numbers of all', () => {
  const { lines } = mapOf('blouse', 'women', 'front', ['bust', 'waist', 'shoulder']);
  expect(lines.map(({ part, number }) => [part, number])).toEqual([
    ['bust', partsOf('blouse').indexOf('bust') + 1],
    ['waist', partsOf('blouse').indexOf('waist') + 1],
  ]);
});

test('girths go around the body and lengths along it', () => {
  const goes = Object.fromEntries(linesOf('kurta').map((line) => [line.part, line.goes]));
  expect(goes).toMatchObject({
    bust: 'round',
    waist: 'round',
    bicep: 'round',
    kurtaLength: 'along',
    sleeveLength: 'along',
    shoulder: 'along',
  });
});
