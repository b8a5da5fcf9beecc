import { join } from 'node:path';

/** What every page inside the shell begins with. */
const beginnings = [
  'entry.client.tsx',
  'root.tsx',
  'shell/shell.layout.tsx',
  'shell/within-shell.layout.tsx',
];

/** What React Router's build adds to the path of a route. */
const routeQuery = '?__react-router-build-client-route';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Puts all that every page loads into one file. The bundler by itself makes a file for each set of routes that share
 * modules, 120 for a page.
 */
export function shellChunk() {
  let found: Set<string> | undefined;
  return {
    name(id: string, modules: Modules): string | null {
      found ??= findImported(modules);
      return found.has(id) ? 'shell' : null;
    },
  };
}

function findImported(modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting: string[] = [];
  for (const file of beginnings) {
    const path = join(import.meta.dirname, 'app', file);
    const ids = [path, path + routeQuery].filter((id) => modules.getModuleInfo(id) !== null);
    if (ids.length === 0) throw new Error(`The build has no module ${path}: see shell-chunk.vite.ts`);
    waiting.push(...ids);
  }
  for (const id of waiting) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
