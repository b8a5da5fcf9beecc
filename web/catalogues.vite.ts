import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../contracts/src/platform/locales.ts';
import { catalogueIn, compileCatalogue } from './texts.vite.ts';

/** A catalogue as screens import it: the English one, which gives the import its type. */
const english = /^(.*\/words\/en\/.+\.json)(?:\.js)?$/;

interface Options extends Partial<Pick<Plugin, 'apply' | 'applyToEnvironment'>> {
  /** Writes the module of a catalogue, of which the English file is given. */
  write?: (file: string) => Promise<string>;
}

/**
 * Makes the import of an English catalogue a module that holds all its languages, `{ en, hi, … }`: those of the
 * folders of `words/`. `wordsOf` takes the language of the page from it.
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
        // As an import has it, or as the development server asks for it: from the root of the project.
        const [, path] = /^(?:#web|\/web\/app)\/(.+)$/.exec(written) ?? [];
        const file =
          path === undefined
            ? resolve(dirname(importer ?? ''), written)
            : join(import.meta.dirname, 'app', path);
        // Under this name the bundler does not take a catalogue for JSON.
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

/** All languages as the files have them, for tests: sentences are parsed when they are shown. */
export const writeUnparsed = async (file: string, languages: readonly string[] = locales): Promise<string> =>
  `export default { ${await fieldsOf(file, languages, (json) => json)} };`;

/** All languages with their sentences parsed, as `npm run dev` takes them. */
const writeParsed = async (file: string): Promise<string> =>
  `export default { ${await parsedFields(file, locales)} };`;

/** The fields of a module for some languages, sentences parsed. */
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
