import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { formatTags, locales } from '#contracts/platform/locales.ts';
import { wordsOf } from './words.ts';

const messages = {
  plain: 'A saree',
  named: 'For {name}',
  counted: '{count, plural, =0 {none} one {# saree} other {# sarees}}',
  ranked: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  summed: '{sum, number}',
  chosen: '{kind, select, like {liked} other {saved}}',
};
const words = { en: { ...messages }, hi: { ...messages }, bn: { ...messages }, ta: { ...messages } };

it('says the same with its own formatters as with those of the library', () => {
  for (const locale of locales) {
    const ours = wordsOf(words, undefined, locale);
    const theirs = createTranslator({ locale: formatTags[locale], messages, timeZone: 'Asia/Kolkata' });
    for (const count of [0, 1, 2, 3, 21, 1_234_567]) {
      expect(ours('counted', { count })).toBe(theirs('counted', { count }));
      expect(ours('ranked', { place: count })).toBe(theirs('ranked', { place: count }));
      expect(ours('summed', { sum: count })).toBe(theirs('summed', { sum: count }));
    }
  }
});

it('remembers what needs no values, and says everything else anew', () => {
  const t = wordsOf(words, undefined, 'en');
  expect([t('plain'), t('plain')]).toEqual(['A saree', 'A saree']);
  expect([t('named', { name: 'Asha' }), t('named', { name: 'Ravi' })]).toEqual(['For Asha', 'For Ravi']);
  expect([t('chosen', { kind: 'like' }), t('chosen', { kind: 'save' })]).toEqual(['liked', 'saved']);
  expect(t.has('plain')).toBe(true);
  expect(t.rich('named', { name: 'Asha' })).toBe('For Asha');
});
