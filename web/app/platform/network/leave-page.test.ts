import { afterEach, expect, test, vi } from 'vitest';
import { isPageLeft, leavePage, noteHistoryMoves, returnToPage } from './leave-page.ts';

afterEach(returnToPage);

test('the next document is loaded at once where the history rests', () => {
  const load = vi.fn();
  leavePage(load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(isPageLeft()).toBe(true);
});

test('while the history moves it waits for its end, and is loaded once', () => {
  const load = vi.fn();
  noteHistoryMoves(true);
  leavePage(load);
  expect([isPageLeft(), load.mock.calls.length]).toEqual([true, 0]);
  noteHistoryMoves(false);
  noteHistoryMoves(true);
  noteHistoryMoves(false);
  expect(load).toHaveBeenCalledTimes(1);
});
