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
])('threat 15: %s', (_, ages, isResend, seconds) => {
  expect(secondsToWait(ages, isResend)).toBe(seconds);
});
