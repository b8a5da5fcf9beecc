import { expect, test } from 'vitest';
import { readCode } from './two-factor.rules.ts';

test.each([
  ['482913', 'app', '482913'],
  [' 482 913 ', 'app', '482913'],
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
