import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../contracts/src/platform/locales.ts';
import { catalogueIn, compileCatalogue } from './texts.vite.ts';

/** The import of a catalogue: screens import the English one, which gives the import its type. */
const english = /^(.*\/words\/en\/.+\.json)(?:\.js)?$/;

/** A long text as screens import it, and as the development server asks for it. */
const englishText = /^(?:#web(\/words\/en\/.+\.ts)|(?:\/web)?\/app(\/words\/en\/.+\.ts)\.js)$/;

type Applies = Partial<Pick<Plugin, 'apply' | 'applyToEnvironment'>>;

interface Options extends Applies {
  /** Writes the module of a catalogue, given its English file. */
  write?: (file: string) => Promise<string>;
  /** Writes the module of a long text, of which the English file and its exports are given. */
  writeText?: (file: string, names: readonly string[]) => Promise<string>;
}

/**
 * Makes the imports of English words by screens modules that hold all languages, those of the folders of `words/`:
 * catalogues, and long texts, which are TypeScript.
 */
export const catalogues = ({ write, writeText, ...applies }: Options = {}): Plugin[] => [
  messages(write ?? writeParsed, applies),
  longTexts(writeText ?? writeTexts, applies),
];

/**
 * Turns the import of an English catalogue into a module of all languages in `words/`: `{ en, hi, … }`. `wordsOf`
 * picks the page's language from it.
 */
function messages(write: (file: string) => Promise<string>, applies: Applies): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    ...applies,
    resolveId: {
      filter: { id: english },
      handler(source, importer) {
        const [, written = source] = english.exec(source) ?? [];
        // As an import has it, or as the development server asks for it: from the root of the project or of `web/`.
        const [, path] = /^(?:#web|(?:\/web)?\/app)\/(.+)$/.exec(written) ?? [];
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

/** Makes the import of an English text a module with the exports of its file, each `{ en, hi, … }`. */
function longTexts(write: NonNullable<Options['writeText']>, applies: Applies): Plugin {
  return {
    name: 'long-texts',
    enforce: 'pre',
    ...applies,
    resolveId: {
      filter: { id: englishText },
      handler(source) {
        const [, imported, asked] = englishText.exec(source) ?? [];
        // Under this name it is not the file itself.
        return `${join(import.meta.dirname, 'app', imported ?? asked ?? '')}.js`;
      },
    },
    load: {
      filter: { id: /\/words\/en\/.+\.ts\.js$/ },
      async handler(id) {
        const file = id.replace(/\.js$/, '');
        const names = (await readFile(file, 'utf8')).matchAll(/^export const (\w+)/gm);
        const code = await write(
          file,
          [...names].map(([, name = '']) => name),
        );
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}

/** All languages as the files have them; `english` may write the English text in another way. */
export async function writeTexts(
  file: string,
  names: readonly string[],
  english?: (name: string) => Promise<string>,
): Promise<string> {
  const imported = locales.filter((locale) => locale !== 'en' || english === undefined);
  const imports = imported.map(
    (locale) => `import * as ${locale}Texts from ${JSON.stringify(catalogueIn(file, locale))};`,
  );
  const texts = names.map(async (name) => {
    const write = async (locale: Locale) =>
      (locale === 'en' && (await english?.(name))) || `${locale}Texts.${name}`;
    const fields = locales.map(async (locale) => `${locale}: ${await write(locale)}`);
    return `export const ${name} = { ${(await Promise.all(fields)).join(', ')} };`;
  });
  return [...imports, ...(await Promise.all(texts))].join('\n');
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
