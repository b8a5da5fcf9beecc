import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeShortCache } from './short-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counter() {
  let loads = 0;
  return async () => ++loads;
}

test('those who ask while a value is loaded share the one load', async () => {
  const cache = makeShortCache<number>({ seconds: 1, most: 10 });
  const load = counter();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)])).toEqual([
    1, 1, 2,
  ]);
});

test('a value is kept for its time and not longer', async () => {
  const cache = makeShortCache<number>({ seconds: 1, most: 10 });
  const load = counter();
  await cache.get('a', load);
  vi.advanceTimersByTime(999);
  expect(await cache.get('a', load)).toBe(1);
  vi.advanceTimersByTime(2);
  expect(await cache.get('a', load)).toBe(2);
});

test('a failure reaches all who wait and is forgotten', async () => {
  const cache = makeShortCache<number>({ seconds: 1, most: 10 });
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', counter())).toBe(1);
});

test('the oldest key makes room', async () => {
  const cache = makeShortCache<number>({ seconds: 60, most: 2 });
  const load = counter();
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  expect(await cache.get('b', load)).toBe(2);
  expect(await cache.get('a', load)).toBe(4);
});

test('where asked to, it keeps a value from the second time on that its key is asked for', async () => {
  const cache = makeShortCache<number>({ seconds: 1, most: 10, onlyAskedAgain: true });
  const load = counter();
  expect(await cache.get('a', load)).toBe(1);
  expect(await cache.get('a', load)).toBe(2);
  expect(await cache.get('a', load)).toBe(2);
  vi.advanceTimersByTime(1001);
  expect(await cache.get('a', load)).toBe(3);
});

test('it keeps at once a value that two waited for', async () => {
  const cache = makeShortCache<number>({ seconds: 1, most: 10, onlyAskedAgain: true });
  const load = counter();
  await Promise.all([cache.get('a', load), cache.get('a', load)]);
  expect(await cache.get('a', load)).toBe(1);
});
