import { AsyncLocalStorage } from 'node:async_hooks';
import type { FindViewer, Viewer } from '#server/platform/http/viewer.ts';

/** Who was found for the page that is being rendered, by Cookie header. */
const pages = new AsyncLocalStorage<Map<string | undefined, Promise<Viewer | null>>>();

/** All calls of one page are made for one visitor at one moment: the session is looked up with the first of them. */
export function withCachedViewer<T>(render: () => Promise<T>): Promise<T> {
  return pages.getStore() === undefined ? pages.run(new Map(), render) : render();
}

/** Looks each time, but once for each page; a look that failed is not kept. */
export function oncePerPage(find: FindViewer): FindViewer {
  return (cookieHeader) => {
    const found = pages.getStore();
    if (found === undefined) return find(cookieHeader);
    const known = found.get(cookieHeader);
    if (known !== undefined) return known;
    const viewer = find(cookieHeader);
    found.set(cookieHeader, viewer);
    viewer.catch(() => found.delete(cookieHeader));
    return viewer;
  };
}
