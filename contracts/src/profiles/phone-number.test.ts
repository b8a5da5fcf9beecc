import { expect, test } from 'vitest';
import { isPhone, writePhone } from './phone-number.ts';

test.each([
  ['+919000000202', '+91 90000 00202'],
  ['9000000202', '+91 90000 00202'],
  ['+91 (90000) 00-202', '+91 90000 00202'],
  ['+91 98450 21137', '+91 98450 21137'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['080 2661 1234', '080 2661 1234'],
])('%s is shown as %s', (typed, shown) => {
  expect(writePhone(typed)).toBe(shown);
});

test('letters are no phone number, and neither are nine digits', () => {
  expect(['abc', '987654321', '+91 98450 21137'].map(isPhone)).toEqual([false, false, true]);
});
