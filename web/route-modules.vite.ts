import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, 'app/platform/network/load-route-module.ts');
const importers = /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/(routes|links)\.js$/;

/** Puts our `loadRouteModule` in the place of React Router's own, in the bundles of the browser. */
export function ownRouteModules(): Plugin {
  let isInPlace = false;
  return {
    name: 'route-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source !== './routeModules.js' || !importers.test(importer ?? '')) return null;
      isInPlace = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !isInPlace)
        this.error('React Router has moved its loadRouteModule: see route-modules.vite.ts');
    },
  };
}
