import { expect, test } from 'vitest';
import { isReached, readSmsCountry } from './sms-countries.ts';

test.each([
  ['IN', '+91'],
  ['gb', '+44'],
  ['+971', '+971'],
  ['880', '+880'],
  ['XX', null],
  ['+0', null],
  ['+12345', null],
  ['', null],
])('%s is the prefix %s', (text, prefix) => {
  expect(readSmsCountry(text)).toBe(prefix);
});

test('a number is reached by its prefix alone', () => {
  expect(isReached('+919845011111', ['+44', '+91'])).toBe(true);
  expect(isReached('+447911123456', ['+91'])).toBe(false);
});
