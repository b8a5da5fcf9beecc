import { expect, test } from 'vitest';
import { keepTotals } from './kept-totals.ts';

/** Counts that the test completes by hand, and a clock that it advances by hand. */
function counting() {
  let millis = 0;
  const ends: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const failures: unknown[] = [];
  const totals = keepTotals(() => new Promise<number>((resolve, reject) => ends.push({ resolve, reject })), {
    now: () => new Date(millis),
    onFailure: (error) => failures.push(error),
  });
  return {
    totals,
    ends,
    failures,
    wait(seconds: number) {
      millis += seconds * 1000;
    },
  };
}

test('those who ask at once share one counting, and within a minute nothing is counted again', async () => {
  const { totals, ends, wait } = counting();
  const both = Promise.all([totals(), totals()]);
  ends[0]?.resolve(7);
  expect(await both).toEqual([7, 7]);
  wait(59);
  expect(await totals()).toBe(7);
  expect(ends).toHaveLength(1);
});

test('after a minute the old is given at once and counted anew, once, for the next', async () => {
  const { totals, ends, wait } = counting();
  const first = totals();
  ends[0]?.resolve(7);
  await first;
  wait(61);
  expect(await Promise.all([totals(), totals()])).toEqual([7, 7]);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve(8);
  await expect.poll(totals).toBe(8);
});

test('what is older than ten minutes is waited for', async () => {
  const { totals, ends, wait } = counting();
  const first = totals();
  ends[0]?.resolve(7);
  await first;
  wait(601);
  const later = totals();
  ends[1]?.resolve(9);
  expect(await later).toBe(9);
});

test('a counting that fails behind somebody’s back is reported, and tried again', async () => {
  const { totals, ends, failures, wait } = counting();
  const first = totals();
  ends[0]?.resolve(7);
  await first;
  wait(61);
  await totals();
  ends[1]?.reject(new Error('The database is away'));
  await expect.poll(() => failures.length).toBe(1);
  expect(await totals()).toBe(7);
  expect(ends).toHaveLength(3);
});
