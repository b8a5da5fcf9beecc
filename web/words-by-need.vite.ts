import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const catalogues = join(import.meta.dirname, 'app/platform/i18n/messages');
const ours = /\/web\/app\/.*\.tsx?(\?.*)?$/;
const everything = /\/i18n\/messages\.ts$/;
/** `useWords('orders.address')`, `wordsOf('shell')`, `useTranslations('ui')`: the noun comes first. */
const asked = /\b(?:useWords|useTranslations|wordsOf)\(\s*'([a-zA-Z]+)/g;
/** `t('feed.tabs.all')` of a translator that knows every noun. */
const named = /\bt\(\s*['"`]([a-zA-Z]+)\./g;
const knowsAll = /\b(?:useWords|useTranslations)\(\)/;
const one = '/@words/';

/**
 * Gives the browser the words of a noun along with the first module that asks for them, instead of the words of
 * every page with the first page. A module is read for the nouns it names, so nobody has to list them.
 */
export function wordsByNeed(): Plugin {
  return {
    name: 'words-by-need',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      return source.startsWith(one) ? source : null;
    },
    load(moduleId) {
      if (!moduleId.startsWith(one)) return null;
      const noun = moduleId.slice(one.length);
      return `import { messagesOf } from '${catalogues}.ts';
import en from '${fileOf(noun)}';
messagesOf('en').${noun} = en;`;
    },
    transform(code, moduleId) {
      if (everything.test(moduleId)) return { code: withoutWords(code), map: null };
      if (!ours.test(moduleId)) return null;
      const nouns = nounsIn(code).filter((noun) => existsSync(fileOf(noun)));
      if (nouns.length === 0) return null;
      return { code: `${nouns.map((noun) => `import '${one}${noun}';`).join('')}${code}`, map: null };
    },
  };
}

/** The list of the catalogues, with nothing in it yet. */
function withoutWords(code: string): string {
  return code
    .replaceAll(/^import \w+ from '\.\/messages\/.*;\n/gm, '')
    .replace(/^(const en = )\{[^}]*\}/m, '$1{}');
}

/** The nouns whose words a module uses. */
export function nounsIn(code: string): string[] {
  const nouns = [...code.matchAll(asked), ...(knowsAll.test(code) ? code.matchAll(named) : [])];
  return [...new Set(nouns.map(([, noun = '']) => noun))].sort();
}

const fileOf = (noun: string) =>
  join(catalogues, 'en', `${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`);
