import { expect, test } from 'vitest';
import { readCompletionDays } from './design-words.ts';

test.each([
  ['12', 12],
  ['5-7 business days', 7],
  ['3 weeks', 21],
  ['2 months', 60],
  ['2 hafte', 14],
  ['1 mahina', 30],
  ['2 हफ़्ते', 14],
  ['2 हफ्ते', 14],
  ['३ सप्ताह', 21],
  ['१ महीना', 30],
  ['২ সপ্তাহ', 14],
  ['১ মাস', 30],
  ['௩ வாரங்கள்', 21],
  ['2 மாதம்', 60],
  ['10 दिन', 10],
  ['soon', null],
  ['0 days', null],
  ['900 days', null],
])('“%s” is so many days of making: %s', (text, days) => {
  expect(readCompletionDays(text)).toBe(days);
});
