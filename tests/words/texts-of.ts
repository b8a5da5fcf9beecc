import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;

/** What people read in a language, without the search words that find a help question. */
export function textsOf(language: string): [file: string, text: string][] {
  const files = globSync(`{web/app,contracts/src}/words/${language}/**/*.{json,ts}`, { cwd: root });
  return files.map((file) => {
    const typed = /^\s*words:\s*(['"`]).*?\1,?$/gms;
    return [file, readFileSync(`${root}${file}`, 'utf8').replaceAll(typed, '')];
  });
}
