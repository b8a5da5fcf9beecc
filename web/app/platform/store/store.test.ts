import { expect, test, vi } from 'vitest';
import { makeListeners, makeStore } from './store.ts';

test('whoever subscribed hears of every change until they leave', () => {
  const store = makeStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  expect([store.get(), store.initial, listener.mock.calls.length]).toEqual([2, 1, 1]);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a listener that leaves while it is told keeps nobody else from hearing', () => {
  const { subscribe, notify } = makeListeners<[string]>();
  const heard: string[] = [];
  const leave = subscribe((word) => {
    leave();
    heard.push(`first ${word}`);
  });
  subscribe((word) => heard.push(`second ${word}`));
  notify('once');
  notify('twice');
  expect(heard).toEqual(['first once', 'second once', 'second twice']);
});
