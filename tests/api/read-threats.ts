import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
export const page = readFileSync(new URL('docs/THREATS.md', root), 'utf8');

/** A risk of docs/THREATS.md with what stands in its way. */
interface Section {
  title: string;
  text: string;
  sources: string[];
  tests: { file: string; title: string }[];
}

export function readSections(markdown: string): Section[] {
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
export function findUntrue(markdown: string): string[] {
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
