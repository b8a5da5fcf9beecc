import { expect } from 'vitest';

/** Whether this chaos scenario was run by name and its output is read. */
const isAsked = process.env.CHAOS !== undefined;

function print(line: string): void {
  if (isAsked) process.stdout.write(`${line}\n`);
}

/** Prints what is now done to the product. */
export function did(sentence: string): void {
  print(`done      ${sentence}`);
}

/** Prints a measurement without an expected value. */
export function noted(sentence: string): void {
  print(`measured  ${sentence}`);
}

/** Compares a result with its expected value and prints both. A difference fails the scenario. */
export function saw(what: string, seen: unknown, expected: unknown): void {
  print(`expected  ${what}: ${inWords(expected)}`);
  print(`seen      ${what}: ${inWords(seen)}`);
  expect(seen, what).toEqual(expected);
}

/** The same for a duration with a maximum in seconds. */
export function sawWithin(what: string, seconds: number, most: number): void {
  print(`expected  ${what}: within ${most} s`);
  print(`seen      ${what}: ${seconds.toFixed(1)} s`);
  expect(seconds, what).toBeLessThan(most);
}

/** Waits until a condition is true. Returns the seconds that it took; throws after the timeout. */
export async function secondsUntil(
  isSo: () => Promise<boolean> | boolean,
  { within = 60, what = 'what was waited for' } = {},
): Promise<number> {
  const began = performance.now();
  await expect.poll(async () => isSo(), { timeout: within * 1000, interval: 50, message: what }).toBe(true);
  return (performance.now() - began) / 1000;
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
