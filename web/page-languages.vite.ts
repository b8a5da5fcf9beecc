import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales, readLocale } from '../contracts/src/platform/locales.ts';
import { exportsOf, markOf, nameIn, scriptsOf } from './texts.vite.ts';

const app = join(import.meta.dirname, 'app');

/** A translation: its language, and the English file without its ending. */
const translation = /\/web\/app\/words\/([a-z]{2})\/(.+)\.(?:json|ts)$/;

/** The same of what server and pages both say: its path without the language. */
const shared = /^(.+\/contracts\/src\/news\/[a-z-]+)\.(hi|bn|ta)\.ts$/;

/** What stands in the scripts of the browser where a text belongs, until `writeLanguages` puts it there. */
const gap = /__words__\(["'`]([^"'`#]+)#(\w+)#\w+["'`]\)/g;

/**
 * Builds the scripts of the browser with gaps where words belong. A translation is there another name for the English
 * text, so that each text is one gap, which `writeLanguages` fills once for each language.
 */
export function wordsAsGaps(): Plugin {
  return {
    name: 'words-as-gaps',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\.en\.json$|\/web\/app\/words\/.+\.json$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        if (found === null) return null;
        const [, , path] = translation.exec(found.id) ?? [];
        return asScript(path === undefined ? found.id : join(app, `${path}.en.json`));
      },
    },
    load: {
      filter: {
        id: /\.en\.json\.js$|\.en\.ts$|\/web\/app\/words\/.+\.ts$|\/contracts\/src\/news\/[a-z-]+\.(hi|bn|ta)\.ts$/,
      },
      async handler(id) {
        const [, sharedPath, sharedName] = shared.exec(id) ?? [];
        const sharedLocale = readLocale(sharedName);
        if (sharedLocale !== undefined) return reexport(`${sharedPath}.en.ts`, sharedLocale);
        const [, name, path] = translation.exec(id) ?? [];
        const locale = readLocale(name);
        if (locale !== undefined) return reexport(join(app, `${path}.en.ts`), locale);
        const english = id.replace(/\.json\.js$/, '.json');
        const gaps = Object.keys(await exportsOf(english)).map((each) => gapFor(english, each));
        return { code: (await Promise.all(gaps)).join('\n'), map: null, moduleType: 'js' };
      },
    },
  };
}

/** Under this name the bundler does not take a catalogue for JSON. */
const asScript = (catalogue: string) => `${catalogue}.js`;

async function gapFor(english: string, name: string): Promise<string> {
  const place = `${relative(app, english)}#${name}#${await markOf(english, name)}`;
  const text = `/*@__PURE__*/ __words__(${JSON.stringify(place)})`;
  return name === 'default' ? `export default ${text};` : `export const ${name} = ${text};`;
}

async function reexport(english: string, locale: Locale): Promise<string> {
  const names = Object.keys(await exportsOf(english)).map((name) => `${name} as ${nameIn(name, locale)}`);
  return `export { ${names.join(', ')} } from ${JSON.stringify(english)};`;
}

/**
 * Fills the gaps of the scripts in a folder: with English where they are, and for each other language in a folder of
 * its own, which holds all of them, so that they find each other by the same names.
 */
export async function writeLanguages(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(join(folder, name), 'utf8') })),
  );
  const texts = new Map<string, Record<Locale, string>>();
  for (const [place, path = '', name = ''] of scripts.flatMap(({ code }) => [...code.matchAll(gap)])) {
    texts.set(place, await scriptsOf(join(app, path), name));
  }
  if (texts.size === 0) throw new Error('The scripts have no gaps for words: see page-languages.vite.ts');
  for (const locale of locales) {
    const own = locale === 'en' ? folder : join(folder, locale);
    await mkdir(own, { recursive: true });
    const writing = scripts.map(({ name, code }) => {
      const filled = code.replace(gap, (place) => texts.get(place)?.[locale] ?? '');
      return writeFile(join(own, name), locale === 'en' ? filled : withOwnScripts(filled, locale));
    });
    await Promise.all(writing);
  }
}

/** Some scripts name others from the site's root: in a language they are those of the language. */
function withOwnScripts(code: string, locale: Locale): string {
  return code.replace(/(["'`]\/?assets\/)([\w.-]+\.js["'`])/g, `$1${locale}/$2`);
}
