import { expect, test } from 'vitest';
import { secondsToWait } from './password-resets.policy.ts';

const minutes = (...list: number[]) => list.map((each) => each * 60);

test.each([
  ['the first code comes at once', [], false, 0],
  ['a second request right after the first is heard: the address may have been mistyped', [1], false, 0],
  ['a resend waits for 30 seconds', [10], true, 20],
  ['and no longer', [30], true, 0],
  ['the fourth code of an hour waits until the hour of the first is over', minutes(5, 20, 50), false, 600],
  ['the seventh code of a day waits for the day', minutes(61, 200, 400, 600, 800, 1380), false, 3600],
  ['the longer wait counts', [5, 600, 1200], true, 2400],
])('%s', (_, ages, isResend, seconds) => {
  expect(secondsToWait({ own: ages, all: ages }, isResend)).toBe(seconds);
});

test.each([
  ['eleven codes that others asked for stop nobody', Array<number>(11).fill(60), false, 0],
  ['nor make a resend wait', [1], true, 0],
  ['the thirteenth of an hour waits, whoever asks', Array<number>(12).fill(600), false, 3000],
  ['the twenty-fifth of a day as well', Array<number>(24).fill(7200), false, 22 * 3600],
])('%s', (_, all, isResend, seconds) => {
  expect(secondsToWait({ own: [], all }, isResend)).toBe(seconds);
  expect(secondsToWait({ own: [], all: null }, isResend)).toBe(0);
});
