import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePresence } from './presence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const errors: unknown[] = [];
  const presence = makePresence({
    shared: null,
    grace: 5000,
    log: { error: (details) => errors.push(details) },
  });
  const heard: [number, boolean][] = [];
  presence.onChange((...change) => heard.push(change));
  return { presence, heard, errors };
}

test('only the first tab and the last one are news', async () => {
  const { presence, heard } = watched();
  presence.tabOpened(7);
  presence.tabOpened(7);
  presence.tabClosed(7);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([[7, true]]);

  presence.tabClosed(7);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([
    [7, true],
    [7, false],
  ]);
  expect((await presence.whoIsOnline([7])).size).toBe(0);
});

test('a reload is no departure', async () => {
  const { presence, heard } = watched();
  presence.tabOpened(7);
  for (let reload = 0; reload < 3; reload++) {
    presence.tabClosed(7);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await presence.whoIsOnline([7, 8])).toEqual(new Set([7]));
    presence.tabOpened(7);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([[7, true]]);
});

test('a listener that fails keeps nobody else from hearing', async () => {
  const { presence, heard, errors } = watched();
  presence.onChange(() => {
    throw new Error('no ears');
  });
  const later: number[] = [];
  presence.onChange((userId) => later.push(userId));
  presence.tabOpened(7);
  await vi.advanceTimersByTimeAsync(1);
  expect([heard.length, later.length, errors.length]).toEqual([1, 1, 1]);
});

test('nothing is announced once it is closed', async () => {
  const { presence, heard } = watched();
  presence.tabOpened(7);
  await vi.advanceTimersByTimeAsync(1);
  presence.tabClosed(7);
  presence.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([[7, true]]);
});
