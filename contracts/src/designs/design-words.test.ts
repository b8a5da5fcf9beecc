import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { inWords } from '#tests/support/words/in-words.ts';
import { designWords, readCompletionDays } from './design-words.ts';

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
  ['۱۲ روز', 12],
  ['soon', null],
  ['0 days', null],
  ['900 days', null],
])('“%s” is so many days of making: %s', (text, days) => {
  expect(readCompletionDays(text)).toBe(days);
});

const { price, discount } = designWords.shape;

test.each(['12500', '12,500', '₹12,500', '12500/-', '१२५००', '১২৫০০', '௧௨௫௦௦', 12_500])(
  '%s is a price',
  (typed) => {
    expect(price.parse(typed)).toBe(12_500);
  },
);

test.each(['1e3', '0x1F4', '12,50', 'free'])('%s is no price', (typed) => {
  expect(inWords(price.safeParse(typed).error?.issues[0]?.message)).toBe('Price must be a number');
});

test('a discount is read from digits of any script, with or without its sign', () => {
  expect(['', '10', '१०', '10%', '10 %', ' 10 % ', 10].map((typed) => discount.parse(typed))).toEqual([
    0, 10, 10, 10, 10, 10, 10,
  ]);
  for (const odd of ['0x10', '1e1', '5.5', '100', '-1']) expect(discount.safeParse(odd).success).toBe(false);
});

test('a discount or price of thirty thousand blanks costs no time', () => {
  const blanks = `${' '.repeat(32_000)}x`;
  expect(processorMs(() => [discount, price].map((field) => field.safeParse(blanks)))).toBeLessThan(100);
});
