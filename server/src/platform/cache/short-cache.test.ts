import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCacheRoom, makeShortCache } from './short-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // lru-cache treats time 0 as unset.
  vi.advanceTimersByTime(1);
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

test('a load that throws before it waits is tried again as well', async () => {
  const cache = open();
  const refuse = () => {
    throw new Error('refused');
  };
  await expect(cache.get('a', refuse)).rejects.toThrow('refused');
  expect(await cache.get('a', counter())).toBe(1);
});

test('a failure reaches all who wait and is forgotten', async () => {
  const cache = open();
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('a', counter())).toBe(1);
});

test('caches of one room share its bytes and not their keys, and the value used longest ago makes room', async () => {
  const room = makeCacheRoom(4096 / 1024 ** 2);
  const one = open({ seconds: 60 }, room);
  const other = open({ seconds: 30 }, room);
  await one.get('a', counter());
  await other.get('a', counter());
  await one.get('b', counter());
  expect(room.calculatedSize).toBeLessThanOrEqual(4096);
  expect([one.has('a'), other.has('a'), one.has('b')]).toEqual([false, true, true]);
});

test('a room without bytes keeps nothing', async () => {
  const cache = open({}, makeCacheRoom(0));
  const load = counter();
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 2]);
});

test('what is not to be kept reaches those who wait for it, and nobody after them', async () => {
  const cache = open({ keeps: (value) => value > 1 });
  const load = counter();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
  expect(cache.has('a')).toBe(false);
  expect(await cache.get('a', load)).toBe(2);
  expect(await cache.get('a', load)).toBe(2);
});

test('a thousand keys that nobody asks for again leave nothing behind', async () => {
  const room = makeCacheRoom();
  const cache = open({}, room);
  for (let key = 0; key < 1000; key++) await cache.get(`${key}`, counter());
  expect(room.size).toBe(1000);
  vi.advanceTimersByTime(4000);
  expect([room.size, room.calculatedSize]).toEqual([0, 0]);
});
