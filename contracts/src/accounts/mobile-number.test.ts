import { expect, test } from 'vitest';
import { readMobileNumber, writeMobileNumber } from './mobile-number.ts';

test.each([
  '98450 11111',
  '+91 98450-11111',
  '919845011111',
  '0091 98450 11111',
  '098450 11111',
  '(98450) 11111',
  '९८४५०१११११',
  '\u202a+91\u00a098450\u201111111\u202c',
  '৯৮৪৫০ ১১১১১',
  '+௯௧ ௯௮௪௫௦ ௧௧௧௧௧',
])('%s is a mobile number of India', (text) => {
  expect(readMobileNumber(text)).toBe('+919845011111');
});

test('a number of another country names it', () => {
  expect(readMobileNumber('+44 7700 900123')).toBe('+447700900123');
  expect(readMobileNumber('00 1 415 555 0132')).toBe('+14155550132');
});

test.each([
  '',
  '12345',
  '5845011111',
  '+91 12345 67890',
  '98450111111',
  'asha',
  '+',
  '1e10',
  '+91984501111x',
])('%s is none', (text) => {
  expect(readMobileNumber(text)).toBeNull();
});

test('it is written in groups', () => {
  expect(writeMobileNumber('+919845011111')).toBe('+91 98450 11111');
  expect(writeMobileNumber('+14155550132')).toBe('+14155550132');
});
