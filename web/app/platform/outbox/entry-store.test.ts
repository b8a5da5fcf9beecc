import { expect, test } from 'vitest';
import { draft, words } from '#tests/support/screen/outbox.ts';
import { makeEntryStore } from './entry-store.ts';
import type { Waiting } from './waiting.ts';

/** A fake tab whose writes reach other tabs only after `passOn`. */
function tab(device: Map<string, string>) {
  const seen = new Map(device);
  const written = new Map<string, string | null>();
  const change = (key: string, value: string | null) => {
    written.set(key, value);
    if (value === null) seen.delete(key);
    else seen.set(key, value);
  };
  return {
    store: makeEntryStore(
      {
        keys: () => [...seen.keys()],
        getItem: (key) => seen.get(key) ?? null,
        setItem: change,
        removeItem: (key) => change(key, null),
      },
      'outbox_1_',
    ),
    passOn() {
      for (const [key, value] of written) {
        if (value === null) device.delete(key);
        else device.set(key, value);
      }
    },
  };
}

const entry = (nonce: string, content: string, second: number): Waiting => ({
  ...draft(content),
  nonce,
  files: 0,
  subject: null,
  touches: [],
  writtenAt: new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString(),
  refusal: null,
});

test('two tabs that change entries in the same moment keep what the other wrote, in the order of the times', () => {
  const device = new Map<string, string>();
  const before = tab(device);
  before.store.put(entry('a', 'Sent meanwhile', 1));
  before.store.put(entry('b', 'First', 2));
  before.passOn();

  const [one, other] = [tab(device), tab(device)];
  one.store.put(entry('d', 'Third', 4));
  other.store.put(entry('c', 'Second', 3));
  other.store.remove('a');
  one.passOn();
  other.passOn();
  expect(words(tab(device).store.list())).toEqual(['First', 'Second', 'Third']);
});

test('the entries of one person are not those of another whose number begins alike', () => {
  const device = new Map([['outbox_12_x', JSON.stringify(entry('x', 'Of number 12', 1))]]);
  expect(tab(device).store.list()).toEqual([]);
});
