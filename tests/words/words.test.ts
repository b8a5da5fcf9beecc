import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { compareCatalogues, comparePages } from './compare-words.ts';
import { listUnusedKeys } from './unused-keys.ts';

const app = join(import.meta.dirname, '../../web/app');
const english = globSync('words/en/**/*.{json,ts}', { cwd: app }).sort();
const translated = locales.filter((locale) => locale !== 'en');

const translationOf = (file: string, locale: string) => file.replace('words/en/', `words/${locale}/`);
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(app, file), 'utf8'));

const readPage = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(app, file)).href);

async function problemsIn(locale: string, file: string): Promise<string[]> {
  const translation = translationOf(file, locale);
  if (!existsSync(join(app, translation))) return [`${translation} is missing`];
  const problems = file.endsWith('.json')
    ? compareCatalogues(readJson(file), readJson(translation))
    : comparePages(await readPage(file), await readPage(translation));
  return problems.map((problem) => `${translation}: ${problem}`);
}

test.each(translated)(
  'every text of the site stands in %s, with the parameters of the English one',
  async (locale) => {
    const problems = await Promise.all(english.map((file) => problemsIn(locale, file)));
    expect(problems.flat()).toEqual([]);
  },
);

test.each(translated)('nothing is translated to %s that English does not have', (locale) => {
  const wanted = new Set(english.map((file) => translationOf(file, locale)));
  const found = globSync(`words/${locale}/**/*.{json,ts}`, { cwd: app });
  expect(found.filter((file) => !wanted.has(file))).toEqual([]);
});

test('every sentence of a catalogue is asked for somewhere', () => {
  const catalogues = english.filter((file) => file.endsWith('.json'));
  const sources = ['../../contracts/src', '.'].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(app, folder) })
      .filter((file) => !/(^|\/)words\/|\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(app, folder, file), 'utf8')),
  );
  const unused = catalogues.flatMap((file) =>
    listUnusedKeys(readJson(file), sources).map((key) => `${file}: ${key}`),
  );
  expect(unused).toEqual([]);
  expect(listUnusedKeys({ nav: { plantedAndUnused: 'No screen says this' } }, sources)).toEqual([
    'nav.plantedAndUnused',
  ]);
});

/** Whether a source takes English words whatever the language of the page. */
const takesEnglish = (source: string) => /messagesIn\(\w+, 'en'\)/.test(source);

test('no screen takes the English words whatever the language of its page is', () => {
  const screens = globSync('{features,shell,ui}/**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(screens.length).toBeGreaterThan(500);
  expect(screens.filter((file) => takesEnglish(readFileSync(join(app, file), 'utf8')))).toEqual([]);
  expect(takesEnglish("pageMeta(matches, { title: messagesIn(shopWords, 'en').title })")).toBe(true);
});

test('planted mistakes in a catalogue are found, one by one', () => {
  const source = {
    title: 'Designs',
    nav: { home: 'Home', brand: 'Tanabana · PDF' },
    count: '{count, plural, one {# design} other {# designs}} of {maker}',
    state: '{state, select, open {Open} other {Closed}}',
    read: 'Read <link>the terms</link>',
  };
  const good = {
    title: 'डिज़ाइन',
    nav: { home: 'होम', brand: 'Tanabana · PDF' },
    count: '{maker} के {count, plural, other {# डिज़ाइन}}',
    state: '{state, select, open {खुला} other {बंद}}',
    read: '<link>शर्तें</link> पढ़ें',
  };
  expect(compareCatalogues(source, good)).toEqual([]);
  const planted: [object, string][] = [
    [{ ...good, title: undefined }, 'title is missing'],
    [{ ...good, more: 'और' }, 'more is not in English'],
    [{ ...good, title: 'Designs' }, 'title is left in English'],
    [{ ...good, nav: { ...good.nav, home: { here: 'होम' } } }, 'nav.home is something else'],
    [{ ...good, count: '{count, plural, other {# डिज़ाइन}}' }, 'count says'],
    [{ ...good, count: '{maker} के {count} डिज़ाइन' }, 'count says'],
    [{ ...good, state: '{state, select, खुला {खुला} other {बंद}}' }, 'state says'],
    [{ ...good, read: 'शर्तें पढ़ें' }, 'read says'],
    [{ ...good, read: '<link>शर्तें पढ़ें' }, 'read cannot be read'],
  ];
  for (const [translation, problem] of planted) {
    expect(compareCatalogues(source, translation)).toEqual([expect.stringContaining(problem)]);
  }
});

test('planted mistakes in a page are found, one by one', () => {
  const source = {
    page: { title: 'Help', sections: [{ id: 'free', text: 'Within a day' }], links: [{ to: '/help' }] },
    found: (count: number) => `${count} answers`,
  };
  const good = {
    page: { title: 'मदद', sections: [{ id: 'free', text: 'एक दिन में' }], links: [{ to: '/help' }] },
    found: (count: number) => `${count} जवाब`,
  };
  expect(comparePages(source, good)).toEqual([]);
  const planted: [object, string][] = [
    [{ ...good, page: { ...good.page, sections: [] } }, 'page.sections.0 is missing'],
    [{ ...good, page: { ...good.page, title: 'Help' } }, 'page.title is left in English'],
    [{ ...good, page: { ...good.page, links: [{ to: '/hi/help' }] } }, 'page.links.0.to must stay'],
    [{ ...good, found: source.found }, 'found is left in English'],
  ];
  for (const [translation, problem] of planted) {
    expect(comparePages(source, translation)).toEqual([expect.stringContaining(problem)]);
  }
});
