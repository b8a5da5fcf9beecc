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

test('stands beside a button that has room neither beneath nor above', () => {
  const short = { width: 1440, height: 700 };
  expect(placeBeneath(button(1200, 350), box, short)).toEqual({ left: 790, top: 268 });
  expect(placeBeneath(button(200, 350), box, short).left).toBe(258);
});

test('stays in the window where there is room nowhere', () => {
  const { left, top } = placeBeneath(button(300, 300), box, { width: 640, height: 500 });
  expect(left).toBe(228);
  expect(top).toBe(68);
});
