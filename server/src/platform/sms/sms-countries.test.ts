import { expect, test } from 'vitest';
import { readSmsCountry, takesTexts } from './sms-countries.ts';

const countries = 'AE AU BD BH CA DE FR GB IE IN KW LK MY NP NZ OM QA SA SG US ZA'.split(' ');

test.each([
  ['IN', '+91'],
  ['gb', '+44'],
  ['+971', '+971'],
  ['880', '+880'],
  ['+1', '+1'],
  ['+1876', '+1876'],
  ['+65', '+65'],
  ['7', '+7'],
  ['XX', null],
  ['+9', null],
  ['+4', null],
  ['9', null],
  ['+97', null],
  ['35', null],
  ['+0', null],
  ['+12345', null],
  ['', null],
])('%s is the prefix %s', (text, prefix) => {
  expect(readSmsCountry(text)).toBe(prefix);
});

test('each country of the list has a whole country code', () => {
  for (const country of countries) expect(readSmsCountry(readSmsCountry(country) ?? '')).toMatch(/^\+\d+$/);
});

test('whether a number takes texts is told by its prefix alone', () => {
  expect(takesTexts('+919845011111', ['+44', '+91'])).toBe(true);
  expect(takesTexts('+447911123456', ['+91'])).toBe(false);
});
