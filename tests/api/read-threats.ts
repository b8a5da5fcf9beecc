import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { badDays } from '#tests/chaos/bad-days.ts';
import { findTests } from '#tests/tiers/find-pure-tests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const page = readFileSync(`${root}docs/THREATS.md`, 'utf8');

/** Test files that `npm test` or `npm run chaos` runs, relative to the root. */
const runFiles = new Set([
  ...findTests(),
  ...globSync('tests/journeys/**/*.journey.ts', { cwd: root }),
  ...Object.values(badDays).map(({ file }) => file),
]);

/** File and folder paths in backticks. Every path of the repository contains a slash. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path ?? '');

/** The entries of docs/THREATS.md. */
export function readThreats(markdown: string) {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [title = ''] = text.split('\n', 1);
      const lineOf = (name: string) => new RegExp(`^- ${name}: .*`, 'm').exec(text)?.[0] ?? '';
      return { title, paths: pathsIn(text), defence: lineOf('Defence'), proofs: pathsIn(lineOf('Proof')) };
    });
}

/** A sentence for each entry without defence or proof, each missing file and each proof that no command runs. */
export function findFaults(markdown: string): string[] {
  return readThreats(markdown).flatMap(({ title, paths, defence, proofs }) => [
    ...(defence === '' ? [`${title}: has no defence`] : []),
    ...(proofs.length === 0 ? [`${title}: has no proof`] : []),
    ...paths.filter((path) => !existsSync(root + path)).map((path) => `${title}: ${path} does not exist`),
    ...proofs
      .filter((file) => existsSync(root + file) && !runFiles.has(file))
      .map((file) => `${title}: neither npm test nor npm run chaos runs ${file}`),
  ]);
}
