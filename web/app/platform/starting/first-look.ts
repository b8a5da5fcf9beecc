import type { EntryContext } from 'react-router';
import { splitLocale } from '#contracts/platform/locales.ts';
import { isVisitorPage } from '#contracts/platform/visitor-pages.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';
import { readsWholeQuery } from '#web/shared-query.ts';

/**
 * Whether a page may wait with its program until somebody moves, presses or types (`start-script.tsx`): a page that
 * everybody sees, asked for by nobody signed in, at an address that asks nothing of a program.
 */
export function isFirstLook(url: URL, { manifest, staticHandlerContext }: EntryContext): boolean {
  const root = staticHandlerContext.loaderData.root as RootData | undefined;
  // While developing the router's own start is needed: it brings the reloading.
  if (manifest.hmr || root?.viewer?.data !== null) return false;
  const address = new URL(splitLocale(url.pathname + url.search).path, url);
  return isVisitorPage(address.pathname) && readsWholeQuery(address);
}
