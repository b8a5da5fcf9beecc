import { afterEach, expect, test, vi } from 'vitest';
import { WorkShare } from './work-share.ts';

let now = 0;
const told: string[] = [];
const usual = { most: 2, mostWaiting: 100, longestWait: 1000 };

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

test('a newcomer who would wait for too long is refused at once, and one whose turn comes in time is not', async () => {
  const enter = open({ most: 1 });
  const turns = Array.from({ length: 20 }, (_, nth) => enter(`${nth}`, 'office'));
  // A turn takes 100 ms.
  for (const turn of turns.slice(0, 5)) {
    now += 100;
    turn?.end();
    await soon();
  }
  expect(told.at(-1)).toBe('5 begins');
  expect(enter('late', 'office'), 'fourteen wait, 1.4 s').toBeNull();
  for (const turn of turns.slice(5, 12)) {
    now += 100;
    turn?.end();
    await soon();
  }
  expect(enter('in time', 'office')).not.toBeNull();
});

test('how slow the last crowd was does not refuse the next one', async () => {
  const enter = open({ most: 1 });
  const [one, two] = [enter('one'), enter('two')];
  now += 900;
  one?.end();
  await soon();
  now += 100;
  two?.end();
  expect(enter('three')).not.toBeNull();
  expect(enter('four')).not.toBeNull();
  expect(enter('five')).not.toBeNull();
});

test('who left while they waited is never begun, and their place is free', async () => {
  const enter = open({ most: 2 });
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

test('no more wait than the limit says, also while nothing ends', () => {
  const enter = open({ most: 1, mostWaiting: 2 });
  const turns = ['one', 'two', 'three', 'four'].map((name) => enter(name));
  expect(turns.map((turn) => turn === null)).toEqual([false, false, false, true]);
  turns[1]?.end();
  expect(enter('five')).not.toBeNull();
});

test('of each network one begins in turn, however many another one has waiting', async () => {
  const enter = open({ most: 1 });
  const turns = ['a', 'b', 'c', 'd'].map((name) => enter(name, 'office'));
  turns.push(enter('e', 'home'), enter('f', 'home'));
  for (const nth of [0, 1, 4, 2]) {
    turns[nth]?.end();
    await soon();
  }
  expect(told).toEqual(['a begins', 'b begins', 'e begins', 'c begins', 'f begins']);
});

test('a network whose line is long is refused, and another gets in', async () => {
  const enter = open({ most: 1 });
  const turns = Array.from({ length: 9 }, (_, nth) => enter(`${nth}`, 'office'));
  for (const turn of turns.slice(0, 2)) {
    now += 200;
    turn?.end();
    await soon();
  }
  expect([enter('more', 'office'), enter('other', 'home') === null]).toEqual([null, false]);
});
