import { expect, test } from 'vitest';
import { evenOver, layWarp, nearestDay, shortRupees } from './warp-geometry.ts';

const days = [
  { day: '2026-11-19', now: 0, before: 0, orders: 0 },
  { day: '2026-11-20', now: 50_000, before: 0, orders: 2 },
  { day: '2026-11-21', now: 100_000, before: 0, orders: 1 },
];
const frame = { width: 388, height: 226, left: 52, floor: 196 };

test('a day without sales stands on the floor, the best one highest, and the scale begins at nothing', () => {
  const { ticks, threads, weft } = layWarp(days, frame);
  expect(threads.map(({ top }) => top)).toEqual([196, 109, 22]);
  expect(ticks[0]).toEqual({ value: 0, y: 196 });
  expect(threads[0]?.x).toBe(66);
  expect(threads[2]?.x).toBe(374);
  expect(weft).toBe('');
});

test('the days before are drawn where there were any, even when there is nothing since', () => {
  const { weft } = layWarp(
    days.map((day) => ({ ...day, now: 0, before: 700 })),
    frame,
  );
  expect(weft).toMatch(/^M66,/);
});

test('the course of a month is the mean of a week around each day', () => {
  expect(evenOver([7, 0, 0, 0, 0, 0, 0])).toEqual([1.75, 1.4, 7 / 6, 1, 0, 0, 0]);
});

test('a finger chooses the nearest day', () => {
  const warp = layWarp(days, frame);
  expect([nearestDay(warp, 0), nearestDay(warp, 230), nearestDay(warp, 999)]).toEqual([0, 1, 2]);
});

test.each([
  [0, '0'],
  [750, '₹750'],
  [25_000, '₹25k'],
  [100_000, '₹1 L'],
  [150_000, '₹1.5 L'],
  [20_000_000, '₹2 Cr'],
])('%d rupees are %s at the edge', (rupees, text) => {
  expect(shortRupees(rupees)).toBe(text);
});
