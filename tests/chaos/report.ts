import { expect } from 'vitest';

/** Whether a person asked for this bad day by its name and reads along. */
const isAsked = process.env.CHAOS !== undefined;

function print(line: string): void {
  if (isAsked) process.stdout.write(`${line}\n`);
}

/** Says what is done to the product now. */
export function did(sentence: string): void {
  print(`done      ${sentence}`);
}

/** Says a figure that nothing is expected of. */
export function noted(sentence: string): void {
  print(`measured  ${sentence}`);
}

/** Holds what was seen against what is expected, and says both. A difference fails the bad day. */
export function saw(what: string, seen: unknown, expected: unknown): void {
  print(`expected  ${what}: ${inWords(expected)}`);
  print(`seen      ${what}: ${inWords(seen)}`);
  expect(seen, what).toEqual(expected);
}

/** The same for what may take so many seconds at most. */
export function sawWithin(what: string, seconds: number, most: number): void {
  print(`expected  ${what}: within ${most} s`);
  print(`seen      ${what}: ${seconds.toFixed(1)} s`);
  expect(seconds, what).toBeLessThan(most);
}

/** Waits for a fact. Answers after how many seconds it was there; throws what it found instead when it does not come. */
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
