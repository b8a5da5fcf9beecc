import { join } from 'node:path';
import type { Plugin } from 'vite';

const app = join(import.meta.dirname, 'app/');
const link = join(app, 'platform/ssr/link-on-server.tsx');
const ours = '\0router-on-server';

/** Puts links that cost little to write in the place of React Router's own, in the bundle of the server. */
export function routerOnServer(): Plugin {
  return {
    name: 'router-on-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(source, importer = '') {
      return source === 'react-router' && importer.startsWith(app) && importer !== link ? ours : null;
    },
    load(id) {
      if (id !== ours) return null;
      return `export * from 'react-router'; export { LinkOnServer as Link } from ${JSON.stringify(link)};`;
    },
  };
}
