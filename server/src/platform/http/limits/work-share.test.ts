import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkShare } from './work-share.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(limits: Partial<ConstructorParameters<typeof WorkShare>[0]> = {}) {
  const share = new WorkShare({ most: 2, mostWaiting: 100, longestWait: 1000, ...limits });
  const told: string[] = [];
  const enter = async (name: string) => {
    const end = await share.enter();
    told.push(`${name} ${end ? 'begins' : 'refused'}`);
    return end ?? (() => undefined);
  };
  return { share, told, enter };
}

test('beyond what may be worked on others wait and begin in the sequence in which they came', async () => {
  const { enter, told } = open();
  const [one, two] = await Promise.all([enter('one'), enter('two')]);
  const three = enter('three');
  const four = enter('four');
  one();
  one();
  await three;
  expect(told).toEqual(['one begins', 'two begins', 'three begins']);
  two();
  await four;
  expect(told.at(-1)).toBe('four begins');
});

test('who waited too long is refused before any work is done, also while nothing ends', async () => {
  const { enter, told } = open({ most: 1 });
  const one = await enter('one');
  const two = enter('two');
  await vi.advanceTimersByTimeAsync(1000);
  await two;
  expect(told.at(-1)).toBe('two refused');
  const three = enter('three');
  one();
  await three;
  expect(told.at(-1)).toBe('three begins');
});

test('no more wait than the limit says', async () => {
  const { enter, share, told } = open({ most: 1, mostWaiting: 1 });
  const one = await enter('one');
  const two = enter('two');
  expect(share.isFull).toBe(true);
  await enter('three');
  expect(told).toEqual(['one begins', 'three refused']);
  one();
  await two;
  expect(share.isFull).toBe(false);
});

test('what has begun already counts, also beyond the share', async () => {
  const { enter, share, told } = open({ most: 1 });
  const ends = [share.count(), share.count()];
  const waiting = enter('waiting');
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual([]);
  ends[1]?.();
  await waiting;
  expect(told).toEqual(['waiting begins']);
});
