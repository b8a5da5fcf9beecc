import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { messagesIn } from '#web/platform/i18n/words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';

test.each(locales)('the heads of a month in %s are seven short words of whole letters', (locale) => {
  const heads = messagesIn(uiWords, locale).month.weekdays.split(' ');
  expect(new Set(heads).size).toBe(7);
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  for (const head of heads) {
    expect([...letters.segment(head)].length).toBeLessThanOrEqual(2);
    expect(head).toMatch(/^\p{L}[\p{L}\p{M}]*$/u);
  }
});
