import { expect, test } from 'vitest';
import { inWords } from '#tests/support/words/in-words.ts';
import { isPhone, optionalPhone, phoneSentences, phoneText, writePhone } from './phone-number.ts';

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

test.each(['abc9876543210', '0000000000', '98765 43210 or later', '+91 98765 43210 98765 43'])(
  '%s is no phone number that can be called',
  (typed) => {
    expect(inWords(phoneText(40).safeParse(typed).error?.issues[0]?.message)).toBe(
      inWords(phoneSentences.noNumber),
    );
  },
);

test.each([
  ['९८७६५४३२१०', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['0\u00a080–2661 1234', '0 80–2661 1234'],
])('%j is kept as %j', (typed, kept) => {
  expect(phoneText().parse(typed)).toBe(kept);
});

test('a phone number that may be left out is empty or one', () => {
  const phone = optionalPhone();
  expect([phone.parse(undefined), phone.parse(' '), phone.parse('9876543210')]).toEqual([
    '',
    '',
    '9876543210',
  ]);
  expect(inWords(phone.safeParse('98765').error?.issues[0]?.message)).toBe(inWords(phoneSentences.short));
  expect(inWords(phoneText().safeParse('').error?.issues[0]?.message)).toBe(inWords(phoneSentences.short));
});
