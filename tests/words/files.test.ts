import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { meetingFileWords } from '#server/modules/meetings/calendar/file-words.ts';
import { orderTableWords } from '#server/modules/orders/dashboards/table-words.ts';
import { earningsTableWords } from '#server/modules/orders/earnings/table-words.ts';
import { plainWords } from '#server/platform/http/pages/plain-words.ts';
import { compareCatalogues } from './compare-words.ts';

const catalogues = { meetingFileWords, orderTableWords, earningsTableWords, plainWords };

test.each(locales.filter((locale) => locale !== 'en'))(
  'small pages, tables and calendar files stand in %s with the parameters of English',
  (locale) => {
    const problems = Object.entries(catalogues).flatMap(([name, words]) =>
      compareCatalogues(words.en, words[locale]).map((problem) => `${name} ${problem}`),
    );
    expect(problems).toEqual([]);
  },
);

test('the links of small pages are as many in every language', () => {
  const linksOf = (words: object) =>
    Object.values(words).map((text: string) => text.match(/\[[^\]]+\]/g)?.length ?? 0);
  for (const locale of locales) expect(linksOf(plainWords[locale]), locale).toEqual(linksOf(plainWords.en));
});
