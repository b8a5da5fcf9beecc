import type { Plugin } from 'vite';
import { catalogues, compileCatalogue } from './texts.vite.ts';

/** Replaces each sentence of a message catalogue by its parsed form, which formats without a parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(code, moduleId) {
      if (!catalogues.test(moduleId)) return null;
      return { code: JSON.stringify(compileCatalogue(code)), map: null };
    },
  };
}
