import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Locale, locales } from '../contracts/src/platform/locales.ts';
import { catalogues, parsedFields, writeTexts } from './catalogues.vite.ts';
import { exportsOf, markOf, pseudo, scriptsOf, type Written } from './texts.vite.ts';

const app = join(import.meta.dirname, 'app');

/** An index of what the server says, such as `catalogues/news-in.ts`, which exports `newsIn`: its folder, and the room. */
const index = /^(.+\/contracts\/src\/words)\/catalogues\/([a-z]+)-in\.ts$/;

/** The placeholder in scripts where a text belongs, until `writeLanguages` replaces it. */
const gap = /__words__\(["'`]([^"'`#]+)#(\w+)#\w+["'`]\)/g;

/** The rooms of the server's words that pages contain too. */
const roomsInPages = ['news', 'places', 'steps', 'values'];
const shared = new RegExp(`/contracts/src/words/en/(?:${roomsInPages.join('|')})\\.ts$`);

/** Builds the scripts of the browser with gaps where words belong: each text is one gap, whatever its language. */
export function wordsAsGaps(): Plugin[] {
  const applies = inBuildOf('client');
  const fields = (text: string) => locales.map((locale) => `${locale}: ${text}`).join(', ');
  const write = async (file: string) =>
    `const words = ${await gapFor(file, 'default')};\nexport default { ${fields('words')} };`;
  const writeText = async (file: string, names: readonly string[]) => {
    const texts = names.map(
      async (name) =>
        `const ${name}Words = ${await gapFor(file, name)};\nexport const ${name} = { ${fields(`${name}Words`)} };`,
    );
    return (await Promise.all(texts)).join('\n');
  };
  return [
    sharedAsGaps(applies),
    indexes(() => 'en', applies),
    ...catalogues({ write, writeText, ...applies }),
  ];
}

/** Puts placeholders for English texts into the server's build too; it contains the translations itself. */
export function englishAsGaps(): Plugin[] {
  const applies = inBuildOf('ssr');
  const translations = locales.filter((locale) => locale !== 'en');
  const write = async (file: string) =>
    `export default { en: ${await gapFor(file, 'default')}, ${await parsedFields(file, translations)} };`;
  const writeText = (file: string, names: readonly string[]) =>
    writeTexts(file, names, (name) => gapFor(file, name));
  return [
    sharedAsGaps(applies),
    indexes((locale) => locale, applies),
    ...catalogues({ write, writeText, ...applies }),
  ];
}

const sharedAsGaps = (applies: Pick<Plugin, 'apply' | 'applyToEnvironment'>): Plugin => ({
  name: 'shared-words-as-gaps',
  enforce: 'pre',
  ...applies,
  load: { filter: { id: shared }, handler: gapsOf },
});

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
        const [, folder, room = ''] = index.exec(id) ?? [];
        if (from('hi') === 'en' && !roomsInPages.includes(room))
          throw new Error(
            `No page may import ${room}-in.ts: only the words of ${roomsInPages.join(', ')} are replaced in scripts`,
          );
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
