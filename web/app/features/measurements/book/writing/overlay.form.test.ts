import { expect, it } from 'vitest';
import { readDifference } from './overlay.form.ts';

it.each([
  ['2', 2],
  ['+2', 2],
  ['+ 1 1/2', 1.5],
  ['-½', -0.5],
  ['−3.5', -3.5],
  ['- 0,5', -0.5],
  ['--2', undefined],
  ['heels', undefined],
  ['-', undefined],
])('reads the difference %j', (text, difference) => {
  expect(readDifference(text)).toBe(difference);
});
