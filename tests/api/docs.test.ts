import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = globSync(['*.md', 'docs/**/*.md', '{tools,yard}/**/*.md'], { cwd: root }).sort();
const records = pages.filter((page) => /^docs\/decisions\/\d{4}-/.test(page));
const numberOf = (record: string) => Number(basename(record).slice(0, 4));

/** The anchor of a heading as GitHub generates it: lower case, hyphens for spaces, no punctuation. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function brokenLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const target = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (!existsSync(join(root, target))) return [`${page} links to ${target}, which does not exist`];
      if (anchor === undefined) return [];
      const headings = (path === '' ? text : textOf(target)).matchAll(/^#+ (.+)$/gm);
      const isThere = [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
      return isThere ? [] : [`${page} links to #${anchor} of ${target}, which has no such heading`];
    },
  );
}

const unknownDecisions = (path: string, text: string, known: ReadonlySet<number>) =>
  [...text.matchAll(/\bdecisions? \[?(\d+)(?:\]\([^)]*\))?(?:(?:,| and) \[?(\d+))?/g)]
    .flatMap(([, one, other]) => [one, other].filter((number) => number !== undefined).map(Number))
    .filter((number) => !known.has(number))
    .map((number) => `${path} names decision ${number}, which does not exist`);

test('links between the pages of the repository lead to a file and a heading', () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((page) => brokenLinks(page, textOf(page)))).toEqual([]);
  expect(
    brokenLinks('README.md', '[one](docs/none.md) [two](#nowhere) [three](docs/OPERATING.md#x)'),
  ).toEqual([
    'README.md links to docs/none.md, which does not exist',
    'README.md links to #nowhere of README.md, which has no such heading',
    'README.md links to #x of docs/OPERATING.md, which has no such heading',
  ]);
});

test('a decision that code or pages name by its number exists', () => {
  const known = new Set(records.map(numberOf));
  const named = globSync(
    [
      '*.md',
      'docs/*.md',
      '{contracts,server,web,emulators,tools,demo,bench,scripts,tests}/**/*.{ts,tsx,mjs,sql}',
    ],
    { cwd: root, exclude: ['**/node_modules', 'web/build', 'tests/api/docs.test.ts'] },
  );
  expect(named.flatMap((path) => unknownDecisions(path, textOf(path), known))).toEqual([]);
  expect(unknownDecisions('a.ts', 'see decisions 1 and 9999, decision [1](x.md)', known)).toEqual([
    'a.ts names decision 9999, which does not exist',
  ]);
});

test('a decision record is titled by its number and fits on a page', () => {
  for (const record of records) {
    const text = textOf(record);
    expect(text, record).toMatch(
      new RegExp(`^# ${numberOf(record)}\\. \\S.*\\n\\n\\d{4}-\\d\\d-\\d\\d\\n\\n`),
    );
    expect(text.split(/\s+/).length, record).toBeLessThan(500);
  }
});
