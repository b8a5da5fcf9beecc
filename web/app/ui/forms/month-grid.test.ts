import { expect, test } from 'vitest';
import { uiWords } from '#web/platform/i18n/ui.words.ts';

test.each(Object.entries(uiWords))(
  'the heads of a month in %s are seven short words of whole letters',
  (locale, words) => {
    const heads = words.month.weekdays.split(' ');
    expect(new Set(heads).size).toBe(7);
    const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
    for (const head of heads) {
      expect([...letters.segment(head)].length).toBeLessThanOrEqual(2);
      expect(head).toMatch(/^\p{L}[\p{L}\p{M}]*$/u);
    }
  },
);
