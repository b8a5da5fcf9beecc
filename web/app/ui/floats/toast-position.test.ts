import { expect, it } from 'vitest';
import { lowerEdgeOfToasts } from './toast-position.ts';

const screen = { top: 70, right: 390, bottom: 828, left: 0 };
const toasts = { top: 0, right: 374, bottom: 80, left: 16 };
const across = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 390 });

it('lies at the lower edge when nothing is there', () => {
  expect(lowerEdgeOfToasts(toasts, screen, [])).toBe(828);
});

it('lies above the bars at the lower edge', () => {
  expect(lowerEdgeOfToasts(toasts, screen, [across(778, 844), across(708, 778)])).toBe(698);
});

it('takes a gap beneath a button only where it fits', () => {
  expect(lowerEdgeOfToasts(toasts, screen, [across(778, 844), across(600, 648)])).toBe(768);
  expect(lowerEdgeOfToasts(toasts, screen, [across(778, 844), across(660, 708)])).toBe(650);
});

it('is not moved by what stands beside it or outside the screen', () => {
  expect(lowerEdgeOfToasts({ ...toasts, left: 200 }, screen, [{ ...across(700, 828), right: 180 }])).toBe(
    828,
  );
  expect(lowerEdgeOfToasts(toasts, screen, [across(900, 948)])).toBe(828);
});

it('lies at the upper edge when there is no room', () => {
  expect(lowerEdgeOfToasts(toasts, screen, [across(60, 844)])).toBe(150);
});
