import { AsyncLocalStorage } from 'node:async_hooks';
import type { FindViewer, Viewer } from '#server/platform/http/viewer.ts';

/** Viewers found while the current page is rendered, by Cookie header. */
const pages = new AsyncLocalStorage<Map<string | undefined, Promise<Viewer | null>>>();

/** All API calls of one page have the same viewer, so the session is looked up only by the first. */
export function withCachedViewer<T>(render: () => Promise<T>): Promise<T> {
  return pages.getStore() === undefined ? pages.run(new Map(), render) : render();
}

/** Looks up the viewer for each call, but only once per page. A failed lookup is not cached. */
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
