import { fetchedOrMissing } from './fetched.ts';
import { leavePage } from './leave-page.ts';
import { notePageWaiting } from './network.ts';
import { isNavigating, nextAddress } from './router-on-page.ts';

interface RouteEntry {
  id: string;
  module: string;
}

/**
 * Loads the program of a page. It stands in for React Router's own function of this name, which reloads the window
 * when the file does not come: without a network that ends on the browser's error page.
 * The build puts it in place (`route-modules.vite.ts`).
 */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  let endWaiting: (() => void) | undefined;
  const load = () =>
    import(/* @vite-ignore */ route.module).catch((error: unknown) => {
      // A page may also be loaded ahead, when the mouse comes near its link.
      if (isNavigating()) endWaiting ??= notePageWaiting();
      throw error;
    });
  try {
    const module: unknown = await fetchedOrMissing(load);
    loaded[route.id] = module;
    return module;
  } catch {
    // The server answers, but not with this file: a newer version of the site is out, and brings its own.
    const next = nextAddress();
    if (next !== null) leavePage(() => window.location.assign(next));
    return new Promise(() => undefined);
  } finally {
    endWaiting?.();
  }
}
