import { afterEach, expect, test, vi } from 'vitest';
import { WorkShare } from './work-share.ts';

let now = 0;
const told: string[] = [];
const usual = { most: 2, mostWaiting: 3, mostPerNetwork: 100, standingWait: 100, longestWait: 1000 };

function open(limits: Partial<typeof usual> = {}) {
  const share = new WorkShare({ ...usual, ...limits }, () => now);
  return (name: string, network = name) =>
    share.enter(
      network,
      () => told.push(`${name} begins`),
      () => told.push(`${name} refused`),
    );
}

afterEach(() => {
  told.length = 0;
  now = 0;
  vi.useRealTimers();
});

/** Turns begin with the next round of the event loop. */
const soon = () => new Promise((done) => setImmediate(done));

test('beyond what may be worked on others wait and begin in the sequence in which they came', async () => {
  const enter = open();
  const [one, two] = [enter('one'), enter('two')];
  enter('three');
  enter('four');
  expect(told).toEqual(['one begins', 'two begins']);
  one?.end();
  one?.end();
  await soon();
  expect(told).toEqual(['one begins', 'two begins', 'three begins']);
  two?.end();
  await soon();
  expect(told.at(-1)).toBe('four begins');
});

test('a full line takes nobody more, and a line that has stood for a while neither', () => {
  const enter = open();
  for (const name of ['one', 'two', 'three', 'four', 'five']) expect(enter(name)).not.toBeNull();
  expect(enter('six'), 'three wait').toBeNull();

  const patient = open();
  for (const name of ['one', 'two', 'three']) patient(name);
  now += 99;
  expect(patient('four')).not.toBeNull();
  now += 1;
  expect(patient('five'), 'three waits for 100 ms').toBeNull();
});

test('who left while they waited is never begun, and their place is free', async () => {
  const enter = open({ mostWaiting: 1 });
  const one = enter('one');
  enter('two');
  enter('three')?.end();
  expect(enter('four')).not.toBeNull();
  one?.end();
  await soon();
  expect(told).toEqual(['one begins', 'two begins', 'four begins']);
});

test('who waited too long is refused before any work is done, also while nothing ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const enter = open();
  const one = enter('one');
  enter('two');
  enter('three');
  now += 1000;
  vi.advanceTimersByTime(1000);
  expect(told.slice(2)).toEqual(['three refused']);

  enter('four');
  now += 1000;
  one?.end();
  expect(told.slice(3), 'before the timer looks').toEqual(['four refused']);
  expect(enter('five')).not.toBeNull();
  expect(told.at(-1)).toBe('five begins');
});

test('one network has so much of a share once others wait, and another gets in', () => {
  const enter = open({ mostPerNetwork: 3 });
  const first = enter('a', 'office');
  enter('b', 'office');
  enter('c', 'office');
  expect(enter('d', 'office')).toBeNull();
  expect(enter('e', 'home')).not.toBeNull();
  first?.end();
  expect(enter('f', 'office')).not.toBeNull();
});
