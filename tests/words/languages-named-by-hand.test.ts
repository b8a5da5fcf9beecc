import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import { sentencesIn } from '#contracts/words/catalogues/sentences-in.ts';

const nginx = readFileSync(join(import.meta.dirname, '../../front/nginx.conf'), 'utf8');
const translated = locales.filter((locale) => locale !== 'en');

test('nginx knows every language', () => {
  expect(nginx).toContain(`~^/(?<of_address>${translated.join('|')})(/| )`);
  expect(nginx).toContain(`(?<of_browser>${locales.join('|')})`);
});

/** The page of nginx for people who are refused says what the server says then. */
test.each(locales)('nginx says in %s that many people are here', (locale) => {
  const name = locale === 'en' ? 'default' : locale;
  const addresses = ['', '/'];
  const links = pagesIn[locale].plain.again.replace(
    /\[([^\]]+)\]/g,
    (_, words: string) => `<a href="${addresses.shift()}">${words}</a>`,
  );
  expect(nginx).toContain(`        ${name} '${sentencesIn[locale]['platform.manyPeople']}';\n`);
  expect(nginx).toContain(`        ${name} '${links}';\n`);
});
