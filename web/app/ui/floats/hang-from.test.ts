import { expect, test } from 'vitest';
import { placeBeneath } from './hang-from.ts';

const view = { width: 1440, height: 900 };
const box = { width: 400, height: 420 };
const button = (left: number, top: number) => ({ left, right: left + 48, top, bottom: top + 48 });

test('hangs beneath its button, at its left edge', () => {
  expect(placeBeneath(button(300, 200), box, view)).toEqual({ left: 300, top: 258 });
});

test('shares the right edge of a button that stands near the right of the window', () => {
  expect(placeBeneath(button(1300, 200), box, view).left).toBe(948);
});

test('stands above a button that has too little room beneath', () => {
  expect(placeBeneath(button(300, 700), box, view).top).toBe(270);
});

test('stays in the window where there is room neither above nor beneath', () => {
  const { left, top } = placeBeneath(button(300, 300), box, { width: 640, height: 500 });
  expect(left).toBe(12);
  expect(top).toBe(68);
});
