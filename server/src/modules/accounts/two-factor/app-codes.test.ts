import { expect, test } from 'vitest';
import { appAddress, newAppKey, stepOfCode } from './app-codes.ts';

/** The key of the examples in the RFC: "12345678901234567890". */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
])('at %i seconds the code of RFC 6238 is %s', (seconds, code, step) => {
  expect(stepOfCode(key, code, at(seconds))).toBe(step);
});

test('a code counts thirty seconds earlier and later, and no longer', () => {
  const steps = [-60, -30, 0, 30, 60].map((late) => stepOfCode(key, '005924', at(1234567890 + late)));
  expect(steps).toEqual([null, 41152263, 41152263, 41152263, null]);
});

test('an app is told whose account it is and gets 160 random bits', () => {
  const [one, other] = [newAppKey(), newAppKey()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  const address = new URL(appAddress(one, 'asha@example.in'));
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    expect.stringContaining('Tanabana:asha@example.in'),
  ]);
  expect(address.searchParams.get('secret')).toBe(one);
});
