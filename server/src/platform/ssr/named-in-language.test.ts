import { expect, test } from 'vitest';
import { sentences as hindi } from '#contracts/words/hi/sentences.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { withMessage } from '#server/platform/http/succeed.ts';
import { namedInLanguage } from './named-in-language.ts';

const refusal = withMessage(sentence('verifications.onlyMakers'));

test('what a page is refused is said in its language', () => {
  const failure = { success: false, code: 'NOT_FOUND', ...withMessage(sentence('platform.pageMissing')) };
  expect(JSON.parse(namedInLanguage('hi', JSON.stringify(failure)))).toEqual({
    ...failure,
    message: hindi['platform.pageMissing'],
  });
  expect(namedInLanguage('en', JSON.stringify(failure))).toBe(JSON.stringify(failure));
});

test('a sentence within an answer is said in its language, and what people wrote stays', () => {
  const written = { message: refusal.message, reason: 'I found another.design' };
  const answer = { success: true, verification: { refusal, notes: [written] } };
  expect(JSON.parse(namedInLanguage('hi', JSON.stringify(answer)))).toEqual({
    success: true,
    verification: { refusal: { ...refusal, message: hindi['verifications.onlyMakers'] }, notes: [written] },
  });
});
