import { expect, test } from 'vitest';
import { verifyOtp } from './password-reset.contract.ts';
import { readCode } from './two-factor.rules.ts';

test.each([
  ['482913', 'app', '482913'],
  [' 482 913 ', 'app', '482913'],
  ['४८२९१३', 'app', '482913'],
  ['\u202a482913\u202c', 'app', '482913'],
  ['7K2M-9XQT-04HD-VWZ1', 'recovery', '7K2M9XQT04HDVWZ1'],
  ['7k2m9xqto4hdvwzl', 'recovery', '7K2M9XQT04HDVWZ1'],
])('"%s" is a code of kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code });
});

test.each(['', '48291', '4829131', '7K2M-9XQT-04HD', '7K2M-9XQT-04HD-VWU1', 'no code'])(
  '"%s" is no code',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

test('a code of a letter is read in digits of any script and in groups', () => {
  const { otp } = verifyOtp.body.shape;
  expect(['123456', ' १२३४५६ ', '১২৩ ৪৫৬'].map((typed) => otp.parse(typed))).toEqual([
    '123456',
    '123456',
    '123456',
  ]);
  expect(otp.safeParse('12345x').success).toBe(false);
});
