import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCacheRoom } from './cache-room.ts';
import { makeShortCache } from './short-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open<Value = number>(
  settings: Partial<Parameters<typeof makeShortCache<Value>>[0]> = {},
  room = makeCacheRoom(),
) {
  return makeShortCache<Value>({ room, seconds: 1, sizeOf: () => 1000, ...settings });
}

function counter() {
  let loads = 0;
  return async () => ++loads;
}

test('those who ask while a value is loaded share the one load', async () => {
  const cache = open();
  const load = counter();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)])).toEqual([
    1, 1, 2,
  ]);
});

test('a value is kept for its time and not longer', async () => {
  const cache = open();
  const load = counter();
  await cache.get('a', load);
  vi.advanceTimersByTime(999);
  expect(await cache.get('a', load)).toBe(1);
  vi.advanceTimersByTime(2);
  expect(await cache.get('a', load)).toBe(2);
});

test('a failure reaches all who wait and is forgotten', async () => {
  const cache = open();
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', counter())).toBe(1);
});

test('of all caches together the oldest value makes room', async () => {
  const room = makeCacheRoom(4000);
  const one = open({ seconds: 60 }, room);
  const other = open({ seconds: 30 }, room);
  const load = counter();
  await one.get('a', load);
  await other.get('a', load);
  await one.get('b', load);
  expect(room.bytes()).toBeLessThanOrEqual(4000);
  expect([one.has('a'), other.has('a'), one.has('b')]).toEqual([false, true, true]);
});

test('a value that has grown is counted anew, and one that has gone is not', async () => {
  const room = makeCacheRoom(100_000);
  const cache = open<{ bytes: number }>({ sizeOf: ({ bytes }) => bytes }, room);
  const value = await cache.get('a', async () => ({ bytes: 1000 }));
  const before = room.bytes();
  value.bytes = 3000;
  cache.recount('a', value);
  expect(room.bytes() - before).toBe(2000);
  vi.advanceTimersByTime(1001);
  await cache.get('a', async () => ({ bytes: 1000 }));
  cache.recount('a', value);
  expect(room.bytes()).toBe(before);
});

test('a thousand keys that nobody asks for again leave nothing behind', async () => {
  const room = makeCacheRoom();
  const short = open({ onlyAskedAgain: true }, room);
  const long = open({ seconds: 3 }, room);
  for (let key = 0; key < 1000; key++) {
    await short.get(`${key}`, counter());
    await long.get(`${key}`, counter());
  }
  expect(room.entries()).toBe(2000);
  vi.advanceTimersByTime(2000);
  expect(room.entries()).toBe(1000);
  vi.advanceTimersByTime(2000);
  expect([room.entries(), room.bytes(), vi.getTimerCount()]).toEqual([0, 0, 0]);
});

test('what is not to be kept reaches those who wait for it, and nobody after them', async () => {
  const cache = open({ keeps: (value) => value > 1 });
  const load = counter();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  expect(cache.has('a')).toBe(false);
  expect(await cache.get('a', load)).toBe(2);
  expect(await cache.get('a', load)).toBe(2);
});

test('where asked to, it keeps a value from the second time on that its key is asked for', async () => {
  const cache = open({ onlyAskedAgain: true });
  const load = counter();
  expect(await cache.get('a', load)).toBe(1);
  expect(await cache.get('a', load)).toBe(2);
  expect(await cache.get('a', load)).toBe(2);
  vi.advanceTimersByTime(1001);
  expect(await cache.get('a', load)).toBe(3);
});

test('it keeps at once a value that two waited for', async () => {
  const cache = open({ onlyAskedAgain: true });
  const load = counter();
  await Promise.all([cache.get('a', load), cache.get('a', load)]);
  expect(await cache.get('a', load)).toBe(1);
});
