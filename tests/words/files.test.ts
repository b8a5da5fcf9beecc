import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { filesIn } from '#contracts/words/catalogues/files-in.ts';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import { compareCatalogues } from './compare-words.ts';

const translated = locales.filter((locale) => locale !== 'en');
const folder = join(import.meta.dirname, '../../contracts/src/words');

/** The files of a language and what each exports. */
async function roomsOf(language: string): Promise<Record<string, string[]>> {
  const files = globSync('**/*.ts', { cwd: join(folder, language) }).sort();
  const rooms = files.map(async (file) => [
    file,
    Object.keys(await import(/* @vite-ignore */ join(folder, language, file))),
  ]);
  return Object.fromEntries(await Promise.all(rooms));
}

test.each(translated)('the folder of %s has the files and names of English', async (language) => {
  expect(await roomsOf(language)).toEqual(await roomsOf('en'));
});

test('the folders are those of the languages', () => {
  expect(globSync('??', { cwd: folder }).sort()).toEqual([...locales].sort());
  expect(globSync('*', { cwd: join(folder, '../../../web/app/words') }).sort()).toEqual([...locales].sort());
});

test.each(translated)(
  'small pages, tables and calendar files stand in %s with the parameters of English',
  (locale) => {
    expect(compareCatalogues(filesIn.en, filesIn[locale])).toEqual([]);
    expect(compareCatalogues(pagesIn.en, pagesIn[locale])).toEqual([]);
  },
);

test('the links of small pages are as many in every language', () => {
  const linksOf = (words: object) =>
    Object.values(words).map((text: string) => text.match(/\[[^\]]+\]/g)?.length ?? 0);
  for (const locale of locales)
    expect(linksOf(pagesIn[locale].plain), locale).toEqual(linksOf(pagesIn.en.plain));
});
