import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';

const root = join(import.meta.dirname, '../..');
const translated = locales.filter((locale) => locale !== 'en');

/** Files that list the languages by hand, where neither compiler nor build reports a missing one. */
const named: [file: string, words: string][] = [
  ['front/nginx.conf', `~^/(?<of_address>${translated.join('|')})(/| )`],
  ['front/nginx.conf', `(?<of_browser>${locales.join('|')})`],
  ...translated.map(
    (locale) => ['web/app/ui/styles/tokens.css', `:root:lang(${locale})`] as [string, string],
  ),
];

test.each(named)('%s has %s', (file, words) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(words);
});
