import { expect, test } from 'vitest';
import { mostMoved, moveCrop, squareOf, usualCrop, zoomCrop } from './crop.ts';

const portrait = { width: 900, height: 1500 };
const middle = { x: 0, y: 0 };

test('without being touched the square is the one that the server would cut', () => {
  expect(squareOf(usualCrop(portrait), portrait)).toEqual({ left: 0, top: 200, side: 900 });
  expect(squareOf(usualCrop({ width: 800, height: 600 }), { width: 800, height: 600 })).toEqual({
    left: 100,
    top: 0,
    side: 600,
  });
});

test('the picture is moved until its edge, never further', () => {
  const top = moveCrop(usualCrop(portrait), { x: 3, y: 9 }, portrait);
  expect(squareOf(top, portrait)).toEqual({ left: 0, top: 0, side: 900 });
  const bottom = moveCrop(top, { x: 0, y: -9 }, portrait);
  expect(squareOf(bottom, portrait).top).toBeCloseTo(600);
});

test('what lies under the fingers stays there', () => {
  const at = { x: 0.25, y: -0.25 };
  const before = usualCrop(portrait);
  const under = (crop: typeof before) => {
    const { left, top, side } = squareOf(crop, portrait);
    return [left + (0.5 + at.x) * side, top + (0.5 + at.y) * side];
  };
  const [x = 0, y = 0] = under(before);
  const after = under(zoomCrop(before, 2, at, portrait));
  expect(after[0]).toBeCloseTo(x);
  expect(after[1]).toBeCloseTo(y);
});

test('it is enlarged four times at most, and never smaller than the square', () => {
  expect(zoomCrop(usualCrop(portrait), 9, middle, portrait).scale).toBe(4);
  const small = zoomCrop({ scale: 2, x: 0.4, y: 1 }, 0.1, middle, portrait);
  expect([small.scale, small.x]).toEqual([1, 0]);
  expect(Math.abs(small.y)).toBeLessThanOrEqual(mostMoved(portrait, 1).y);
});
