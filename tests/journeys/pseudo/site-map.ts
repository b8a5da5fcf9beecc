import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';

/** The paths of all pages. Leaves out `.ts` routes, which answer with another page or with the common 404 page. */
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children, file }) => [
    ...(index ? ['/'] : []),
    ...(path !== undefined && file.endsWith('.tsx') ? [`/${path}`] : []),
    ...pathsOf(children ?? []),
  ]);

/** The pattern of every page of the site map, such as `/product/:id`. */
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

/** The page of the site map that a URL opens, without ids. The open tab is part of the key. */
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

/** A search word without results. */
export const unknownWord = 'nothingofthekind';

/** The pages where a walk through the site begins: those without required parameters in their URL. */
export const beginnings = [
  ...pagePatterns.filter(
    (pattern) => !pattern.includes('*') && !/:\w+(?!\?)\b/.test(pattern.replaceAll(/:\w+\?/g, '')),
  ),
  '/nowhere',
  '/search?q=saree',
  `/search?q=${unknownWord}`,
].map((address) => address.replaceAll(/\/:\w+\?/g, ''));
