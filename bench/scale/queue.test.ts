import { expect, test } from 'vitest';
import { makeRandom, simulateQueue, timesAround } from './queue.ts';

const exponential = (mean: number) => (random: () => number) => -Math.log(1 - random()) * mean;
const requests = 400_000;

test.each([0.5, 0.8])(
  'one server with exponential times waits as the formula of M/M/1 says at %d',
  (load) => {
    const { mean } = simulateQueue([{ name: 'one', servers: 1, serve: exponential(1) }], {
      perSecond: load * 1000,
      requests,
    });
    expect(mean / (1 / (1 - load))).toBeCloseTo(1, 1);
  },
);

test('constant times wait half as long as exponential ones, as Pollaczek and Khinchine say', () => {
  const { mean } = simulateQueue([{ name: 'one', servers: 1, serve: timesAround(1, 0) }], {
    perSecond: 800,
    requests,
  });
  expect(mean / (1 + 0.8 / (2 * (1 - 0.8)))).toBeCloseTo(1, 1);
});

test('servers with lines of their own keep people waiting longer than one line for all', () => {
  const wait = (hasOwnLines: boolean) =>
    simulateQueue([{ name: 'some', servers: 8, serve: exponential(1), hasOwnLines }], {
      perSecond: 6400,
      requests: 100_000,
    });
  expect(wait(true).p99).toBeGreaterThan(2 * wait(false).p99);
});

test('stations add up, and the same seed gives the same figures', () => {
  const station = { name: 'one', servers: 1, serve: timesAround(1, 0) };
  const idle = { perSecond: 1, requests: 5000 };
  expect(simulateQueue([station, { ...station, name: 'two' }], idle).median).toBeCloseTo(2);
  expect(simulateQueue([station], idle)).toEqual(simulateQueue([station], idle));
});

test('times have the mean and the spread that were asked for', () => {
  const draw = timesAround(4, 1.5);
  const random = makeRandom(7);
  const drawn = Array.from({ length: requests }, () => draw(random));
  const mean = drawn.reduce((sum, time) => sum + time, 0) / requests;
  const deviation = Math.sqrt(drawn.reduce((sum, time) => sum + (time - mean) ** 2, 0) / requests);
  expect(mean / 4).toBeCloseTo(1, 1);
  expect(deviation / mean).toBeGreaterThan(1.35);
  expect(deviation / mean).toBeLessThan(1.65);
});
