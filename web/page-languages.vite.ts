import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales, readLocale } from '../contracts/src/platform/locales.ts';
import { catalogues, parsedFields } from './catalogues.vite.ts';
import { exportsOf, markOf, nameIn, pseudo, scriptsOf, type Written } from './texts.vite.ts';

const app = join(import.meta.dirname, 'app');

/** The path of a page's translation: its language, and the English file without its extension. */
const translation = /\/web\/app\/words\/([a-z]{2})\/(.+)\.ts$/;

/** The same for texts shared by server and pages: the path without the language. */
const shared = /^(.+\/contracts\/src\/(?:news|places)\/[a-z-]+)\.(?!en\.)([a-z]{2})\.ts$/;

/** The placeholder in scripts where a text belongs, until `writeLanguages` replaces it. */
const gap = /__words__\(["'`]([^"'`#]+)#(\w+)#\w+["'`]\)/g;

/**
 * Builds the browser's scripts with placeholders for texts. Translations are re-exports of the English text, so each
 * text has one placeholder, which `writeLanguages` fills for each language.
 */
export function wordsAsGaps(): Plugin[] {
  const applies = inBuildOf('client');
  const pages: Plugin = {
    name: 'words-as-gaps',
    enforce: 'pre',
    ...applies,
    load: {
      filter: {
        id: /\.en\.ts$|\/web\/app\/words\/.+\.ts$|\/contracts\/src\/(?:news|places)\/[a-z-]+\.(?!en\.)[a-z]{2}\.ts$/,
      },
      async handler(id) {
        const [, sharedPath, sharedName] = shared.exec(id) ?? [];
        const sharedLocale = readLocale(sharedName);
        if (sharedLocale !== undefined) return reexport(`${sharedPath}.en.ts`, sharedLocale);
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
  return [pages, catalogues({ write, ...applies })];
}

/** Puts placeholders for English texts into the server's build too; it contains the translations itself. */
export function englishAsGaps(): Plugin[] {
  const applies = inBuildOf('ssr');
  const pages: Plugin = {
    name: 'english-as-gaps',
    enforce: 'pre',
    ...applies,
    load: { filter: { id: /\.en\.ts$/ }, handler: gapsOf },
  };
  const translations = locales.filter((locale) => locale !== 'en');
  const write = async (file: string) =>
    `export default { en: ${await gapFor(file, 'default')}, ${await parsedFields(file, translations)} };`;
  return [pages, catalogues({ write, ...applies })];
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
 * Fills the placeholders of a finished build. The browser's scripts get English in place; every other language gets a
 * folder with a full set of scripts under the same names, so that their imports of each other work. The server's
 * scripts get English. The pseudo-language is written beside both.
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

/** Writes scripts in one language into a folder. */
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

/** A text in all languages, cached: many scripts contain the same text, and each is filled once per language. */
function textsOf(english: string, name: string): ReturnType<typeof scriptsOf> {
  const key = `${english}#${name}`;
  const texts = known.get(key) ?? scriptsOf(english, name);
  known.set(key, texts);
  return texts;
}

/** Some scripts name others by absolute path: redirects these to the folder of the language. */
function withOwnScripts(code: string, written: Written): string {
  return code.replace(/(["'`]\/?assets\/)([\w.-]+\.js["'`])/g, `$1${written}/$2`);
}
