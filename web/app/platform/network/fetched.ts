import { leavePage } from './leave-page.ts';

/** Milliseconds between two tries while the browser believes that it has a network. */
export const usualPause = 3000;

/**
 * Loads a part of the page that is needed later. Without a network the load is repeated until it succeeds. Where the
 * server answers but has no such file, a newer version of the site is out, and the page is reloaded once; what was
 * typed is kept.
 * @throws what the load threw where that did not help.
 */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await canReachServer()) return await load().catch(() => reloadOnce(error));
      await networkMayBeBack();
    }
  }
}

/** Milliseconds within which a page is not reloaded a second time. */
const longEnough = 60_000;

/** Reloads the page. @throws `error` where that has just been done in vain. */
function reloadOnce(error: unknown): Promise<never> {
  try {
    const key = 'tanabana_reloaded_at';
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < longEnough) throw error;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that forbids storage could not tell the first time from the second.
    throw error;
  }
  leavePage(() => window.location.reload());
  return new Promise(() => undefined);
}

/** Whether the server answers, whatever its answer is; a gateway that speaks in its place does not count. */
export async function canReachServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Waits until the browser reports a network, or for a moment where it reports one that leads nowhere. */
export function networkMayBeBack(pause = usualPause): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(done, pause) : undefined;
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}
