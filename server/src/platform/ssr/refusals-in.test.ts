import { expect, test } from 'vitest';
import { hindi } from '#contracts/sentences/hi/hindi.ts';
import { refusalsIn } from './refusals-in.ts';

const refusal = 'Only makers can be verified. Choose a maker’s role in your profile first.';

test('what a page is refused is said in its language', () => {
  const failure = { success: false, message: 'This page could not be found.', code: 'NOT_FOUND' };
  expect(JSON.parse(refusalsIn('hi', JSON.stringify(failure)))).toEqual({
    ...failure,
    message: hindi['platform.pageMissing'],
  });
  expect(refusalsIn('en', JSON.stringify(failure))).toBe(JSON.stringify(failure));
});

test('a reason within an answer is said in its language, and what people wrote stays', () => {
  const answer = {
    success: true,
    verification: { refusal, notes: [{ message: refusal, refusal: 'My own words' }] },
  };
  expect(JSON.parse(refusalsIn('hi', JSON.stringify(answer)))).toEqual({
    success: true,
    verification: {
      refusal: hindi['verifications.onlyMakers'],
      notes: [{ message: refusal, refusal: 'My own words' }],
    },
  });
  const other = JSON.stringify({ success: true, message: refusal });
  expect(refusalsIn('hi', other)).toBe(other);
});
