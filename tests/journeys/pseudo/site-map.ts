import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';

/** Routes that answer with another page, or whose page is the 404 that everything else gets. */
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children, file }) => [
    ...(index ? ['/'] : []),
    ...(path !== undefined && file.endsWith('.tsx') ? [`/${path}`] : []),
    ...pathsOf(children ?? []),
  ]);

/** Every page of the site map, as `/product/:id`. */
export const pagePatterns = pathsOf(await routes);

const shapes = pagePatterns.map((pattern) => ({
  pattern,
  shape: new RegExp(
    `^${pattern
      .replace('/*', '/nowhere')
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  ),
}));

/** Which page of the site map an address opens, apart from whose or which: the tab that is open is part of it. */
export function pageOf(address: string): { pattern: string; key: string } | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  const found = shapes.find(({ pattern, shape }) => shape.test(pathname) && !pattern.includes('*'));
  const pattern = found?.pattern ?? (pathname === '/nowhere' ? '/*' : undefined);
  if (pattern === undefined) return undefined;
  const kind = /^\/order-details\/(\w+)/.exec(pathname)?.[1] ?? '';
  return {
    pattern,
    key: [pattern, kind, searchParams.get('tab') ?? searchParams.get('view') ?? ''].join(' '),
  };
}

/** Of which nothing is found. */
export const unknownWord = 'nothingofthekind';

/** Where a way through the site begins: the pages that need nothing in their address. */
export const beginnings = [
  ...pagePatterns.filter(
    (pattern) => !pattern.includes('*') && !/:\w+(?!\?)\b/.test(pattern.replaceAll(/:\w+\?/g, '')),
  ),
  '/nowhere',
  '/search?q=saree',
  `/search?q=${unknownWord}`,
].map((address) => address.replaceAll(/\/:\w+\?/g, ''));
