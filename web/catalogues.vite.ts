import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../contracts/src/platform/locales.ts';
import { catalogueIn, compileCatalogue } from './texts.vite.ts';

/** The import of a catalogue: screens import the English one, which gives the import its type. */
const english = /^(.*\/words\/en\/.+\.json)(?:\.js)?$/;

interface Options extends Partial<Pick<Plugin, 'apply' | 'applyToEnvironment'>> {
  /** Writes the module of a catalogue, given its English file. */
  write?: (file: string) => Promise<string>;
}

/**
 * Turns the import of an English catalogue into a module of all languages in `words/`: `{ en, hi, … }`. `wordsOf`
 * picks the page's language from it.
 */
export function catalogues({ write = writeParsed, ...applies }: Options = {}): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    ...applies,
    resolveId: {
      filter: { id: english },
      handler(source, importer) {
        const [, written = source] = english.exec(source) ?? [];
        // As written in an import, or as requested by the development server: from the project root.
        const [, path] = /^(?:#web|\/web\/app)\/(.+)$/.exec(written) ?? [];
        const file =
          path === undefined
            ? resolve(dirname(importer ?? ''), written)
            : join(import.meta.dirname, 'app', path);
        // With this ending the bundler does not treat the catalogue as JSON.
        return `${file}.js`;
      },
    },
    load: {
      filter: { id: /\/words\/en\/.+\.json\.js$/ },
      async handler(id) {
        const file = id.replace(/\.js$/, '');
        for (const locale of locales) this.addWatchFile(catalogueIn(file, locale));
        return { code: await write(file), map: null, moduleType: 'js' };
      },
    },
  };
}

/** All languages as stored in their files, for tests: sentences are parsed when shown. */
export const writeUnparsed = async (file: string, languages: readonly string[] = locales): Promise<string> =>
  `export default { ${await fieldsOf(file, languages, (json) => json)} };`;

/** All languages with parsed sentences, for `npm run dev`. */
const writeParsed = async (file: string): Promise<string> =>
  `export default { ${await parsedFields(file, locales)} };`;

/** The fields of a module for some languages, with parsed sentences. */
export const parsedFields = (file: string, languages: readonly string[]): Promise<string> =>
  fieldsOf(file, languages, (json) => JSON.stringify(compileCatalogue(json)));

async function fieldsOf(
  file: string,
  languages: readonly string[],
  write: (json: string) => string,
): Promise<string> {
  const fields = languages.map(
    async (language) => `${language}: ${write(await readFile(catalogueIn(file, language), 'utf8'))}`,
  );
  return (await Promise.all(fields)).join(',\n');
}
