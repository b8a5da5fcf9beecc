import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };

/** Replaces each sentence of a message catalogue by its parsed form, which formats without a parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, moduleId) {
      if (!/\/[a-z-]+\.[a-z]{2}\.json$/.test(moduleId)) return null;
      return { code: JSON.stringify(compileAll(JSON.parse(code) as Messages)), map: null };
    },
  };
}

function compileAll(messages: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  );
}
