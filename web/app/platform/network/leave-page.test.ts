import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { isPageLeft, leavePage, noteHistoryMoves, stayOnPage } from './leave-page.ts';

afterEach(stayOnPage);

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

test('where the browser says nothing of the end of a move, it is loaded all the same', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn();
  noteHistoryMoves(true);
  leavePage(load);
  vi.runAllTimers();
  noteHistoryMoves(false);
  expect(load).toHaveBeenCalledTimes(1);
});
