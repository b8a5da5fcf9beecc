import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales, readLocale } from '../contracts/src/platform/locales.ts';
import { catalogues, parsedFields } from './catalogues.vite.ts';
import { exportsOf, markOf, nameIn, pseudo, scriptsOf, type Written } from './texts.vite.ts';

const app = join(import.meta.dirname, 'app');

/** The translation of a page: its language, and the English file without its ending. */
const translation = /\/web\/app\/words\/([a-z]{2})\/(.+)\.ts$/;

/** An index of what the server says, such as `catalogues/news.ts`, which exports `newsIn`: its folder, and the room. */
const index = /^(.+\/contracts\/src\/words)\/catalogues\/([a-z]+)\.ts$/;

/** What stands in the scripts of the browser where a text belongs, until `writeLanguages` puts it there. */
const gap = /__words__\(["'`]([^"'`#]+)#(\w+)#\w+["'`]\)/g;

/**
 * Builds the scripts of the browser with gaps where words belong. A translation is there another name for the English
 * text, so that each text is one gap, which `writeLanguages` fills once for each language.
 */
export function wordsAsGaps(): Plugin[] {
  const applies = inBuildOf('client');
  const pages: Plugin = {
    name: 'words-as-gaps',
    enforce: 'pre',
    ...applies,
    load: {
      filter: {
        id: /\.en\.ts$|\/web\/app\/words\/.+\.ts$|\/contracts\/src\/words\/en\/(?:news|places|names)\.ts$/,
      },
      async handler(id) {
        const [, name, path] = translation.exec(id) ?? [];
        const locale = readLocale(name);
        if (locale !== undefined) return reexport(join(app, `${path}.en.ts`), locale);
        return gapsOf(id);
      },
    },
  };
  const fields = locales.map((locale) => `${locale}: words`).join(', ');
  const write = async (file: string) =>
    `const words = ${await gapFor(file, 'default')};\nexport default { ${fields} };`;
  return [pages, indexes(() => 'en', applies), catalogues({ write, ...applies })];
}

/** Lets the server's build have gaps, too, where English belongs; it holds the translations itself. */
export function englishAsGaps(): Plugin[] {
  const applies = inBuildOf('ssr');
  const pages: Plugin = {
    name: 'english-as-gaps',
    enforce: 'pre',
    ...applies,
    load: {
      filter: { id: /\.en\.ts$|\/contracts\/src\/words\/en\/(?:news|places|names)\.ts$/ },
      handler: gapsOf,
    },
  };
  const translations = locales.filter((locale) => locale !== 'en');
  const write = async (file: string) =>
    `export default { en: ${await gapFor(file, 'default')}, ${await parsedFields(file, translations)} };`;
  return [pages, indexes((locale) => locale, applies), catalogues({ write, ...applies })];
}

/**
 * Writes out the imports of the indexes of what the server says, which name no language. `from` is the language whose
 * file gives the words of another one.
 */
function indexes(
  from: (locale: Locale) => Locale,
  applies: Pick<Plugin, 'apply' | 'applyToEnvironment'>,
): Plugin {
  return {
    name: 'indexes-of-server-words',
    enforce: 'pre',
    ...applies,
    load: {
      filter: { id: index },
      handler(id) {
        const [, folder, room] = index.exec(id) ?? [];
        const imports = [...new Set(locales.map(from))].map(
          (locale) =>
            `import { ${room} as ${locale} } from ${JSON.stringify(`${folder}/${locale}/${room}.ts`)};`,
        );
        const fields = locales.map((locale) => `${locale}: ${from(locale)}`);
        const code = [...imports, `export const ${room}In = { ${fields.join(', ')} };`].join('\n');
        return { code, map: null, moduleType: 'js' as const };
      },
    },
  };
}

const inBuildOf = (environment: string): Pick<Plugin, 'apply' | 'applyToEnvironment'> => ({
  apply: 'build',
  applyToEnvironment: ({ name }) => name === environment,
});

async function gapsOf(english: string) {
  const names = Object.keys(await exportsOf(english));
  const code = names.map(async (name) => `export const ${name} = ${await gapFor(english, name)};`);
  return { code: (await Promise.all(code)).join('\n'), map: null, moduleType: 'js' as const };
}

async function gapFor(english: string, name: string): Promise<string> {
  const place = `${relative(app, english)}#${name}#${await markOf(english, name)}`;
  return `/*@__PURE__*/ __words__(${JSON.stringify(place)})`;
}

async function reexport(english: string, locale: Locale): Promise<string> {
  const names = Object.keys(await exportsOf(english)).map((name) => `${name} as ${nameIn(name, locale)}`);
  return `export { ${names.join(', ')} } from ${JSON.stringify(english)};`;
}

/**
 * Fills the gaps of a finished build: in the browser's scripts with English where they are, and for each other language
 * in a folder of its own, which holds all of them, so that they find each other by the same names; in the server's with
 * English. What answers in the pseudo-language stands beside both.
 */
export async function writeLanguages(build: string): Promise<void> {
  const assets = join(build, 'client/assets');
  const scripts = await readScripts(assets);
  for (const written of [...locales, pseudo] as const) {
    await fill(scripts, written, written === 'en' ? assets : join(assets, written));
  }
  for (const part of ['', 'assets']) {
    const own = await readScripts(join(build, 'server', part));
    await fill(own, 'en', join(build, 'server', part));
    await fill(own, pseudo, join(build, 'server-pseudo', part));
  }
}

type Script = { name: string; code: string };

async function readScripts(folder: string): Promise<Script[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map(async (name) => ({ name, code: await readFile(join(folder, name), 'utf8') })));
}

/** Writes scripts in a language into a folder. */
async function fill(scripts: readonly Script[], written: Written, folder: string): Promise<void> {
  const texts = new Map<string, string>();
  for (const [place, path = '', name = ''] of scripts.flatMap(({ code }) => [...code.matchAll(gap)])) {
    texts.set(place, (await textsOf(join(app, path), name))[written]);
  }
  if (texts.size === 0)
    throw new Error(`The scripts of ${folder} have no gaps for words: see page-languages.vite.ts`);
  await mkdir(folder, { recursive: true });
  const writing = scripts.map(({ name, code }) => {
    const filled = code.replace(gap, (place) => texts.get(place) ?? '');
    return writeFile(join(folder, name), written === 'en' ? filled : withOwnScripts(filled, written));
  });
  await Promise.all(writing);
}

const known = new Map<string, ReturnType<typeof scriptsOf>>();

/** A text in all languages; the same one stands in many scripts, and each is filled five times. */
function textsOf(english: string, name: string): ReturnType<typeof scriptsOf> {
  const key = `${english}#${name}`;
  const texts = known.get(key) ?? scriptsOf(english, name);
  known.set(key, texts);
  return texts;
}

/** Some scripts name others from the site's root: in a language they are those of the language. */
function withOwnScripts(code: string, written: Written): string {
  return code.replace(/(["'`]\/?assets\/)([\w.-]+\.js["'`])/g, `$1${written}/$2`);
}
