import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test.each([
  [{ now: 118, before: 100 }, 'percent', 'up', '+18%'],
  [{ now: 97, before: 100 }, 'percent', 'down', '−3%'],
  [{ now: 0, before: 100 }, 'percent', 'down', '−100%'],
  [{ now: 999, before: 100 }, 'percent', 'up', '+899%'],
  [{ now: 250_000, before: 100 }, 'percent', 'up', '×2,500'],
  [{ now: 49, before: 169 }, 'count', 'down', '−71%'],
  [{ now: 30, before: 19 }, 'count', 'up', '+11'],
  [{ now: 20, before: 20 }, 'count', 'same', null],
  [{ now: 100.2, before: 100 }, 'percent', 'same', null],
  [{ now: 5, before: 0 }, 'percent', 'up', null],
  [{ now: 0, before: 0 }, 'percent', 'same', null],
  [{ now: 5, before: 0 }, 'count', 'up', '+5'],
  [{ now: 3, before: 7 }, 'count', 'down', '−4'],
  [{ now: 7, before: 7 }, 'count', 'same', null],
] as const)('%o by %s is %s: %s', (figure, by, direction, text) => {
  expect(changeOf(figure, by)).toEqual({ direction, text });
});
