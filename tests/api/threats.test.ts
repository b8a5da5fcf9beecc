import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/THREATS.md', root), 'utf8');

interface Section {
  title: string;
  text: string;
  sources: string[];
  tests: { file: string; title: string }[];
}

function readSections(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      title: text.split('\n', 1)[0] ?? '',
      text,
      sources: [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|json))`(?!: )/g)].map(([, file]) => file ?? ''),
      tests: [...text.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file, title]) => ({
        file: file ?? '',
        title: title ?? '',
      })),
    }));
}

/** Everything that a page of threats says and the repository does not hold. */
function findUntrue(markdown: string): string[] {
  const has = (file: string) => existsSync(new URL(file, root));
  return readSections(markdown).flatMap(({ title, text, sources, tests }) => [
    ...['**Risk.**', '**Defence.**']
      .filter((word) => !text.includes(word))
      .map((word) => `${title}: ${word}`),
    ...(tests.length === 0 && !text.includes('**Gap.**') ? [`${title}: neither a test nor a gap`] : []),
    ...sources.filter((file) => !has(file)),
    ...tests.filter((one) => !has(one.file) || !hasTest(one)).map((one) => `${one.file}: ${one.title}`),
  ]);
}

/** Whether a test, or a group of tests, has this very title. */
function hasTest({ file, title }: Section['tests'][number]): boolean {
  const text = readFileSync(new URL(file, root), 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote},`));
}

test('every test and every file that docs/THREATS.md names is there', () => {
  expect(findUntrue(page)).toEqual([]);
  expect(readSections(page).length).toBeGreaterThan(40);
});

test('a test, a file and a section that are not what they say are caught', () => {
  const planted = `## Planted
**Risk.** Nothing is true.
**Defence.** \`server/src/no-such-file.ts\` and \`server/src/env.ts\`.

- \`server/src/env.test.ts\`: a title that no test has
- \`server/src/no-such.test.ts\`: without any setting everything has a value
- \`server/src/env.test.ts\`: without any setting everything has a value

## Without anything
`;
  expect(findUntrue(planted)).toEqual([
    'server/src/no-such-file.ts',
    'server/src/env.test.ts: a title that no test has',
    'server/src/no-such.test.ts: without any setting everything has a value',
    'Without anything: **Risk.**',
    'Without anything: **Defence.**',
    'Without anything: neither a test nor a gap',
  ]);
});
