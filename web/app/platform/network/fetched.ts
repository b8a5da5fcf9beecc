import { leavePage } from './leave-page.ts';

/** Milliseconds between two tries while the browser believes that it has a network. */
export const usualPause = 3000;

/**
 * A part of the program that is loaded when it is needed. While the network is away the load is repeated until it
 * succeeds, instead of failing the page that asked for it.
 * @throws what the load threw while the server can be reached: then the file itself is at fault.
 */
export async function fetchedOrMissing<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await canReachServer()) return await load().catch(() => Promise.reject(error));
      await networkMayBeBack();
    }
  }
}

/**
 * The same for a part of the page that is shown. Where the server has no such file, a newer version of the site is
 * out, and the page is loaded anew, once; what was typed is kept.
 * @throws what the load threw where that did not help.
 */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await fetchedOrMissing(load);
  } catch (error) {
    if (reloadsOnce()) return new Promise(() => undefined);
    throw error;
  }
}

/** Milliseconds within which a page is not loaded anew a second time. */
const longEnough = 60_000;

/** Loads the page anew, unless that has just been done in vain. Answers whether it does. */
function reloadsOnce(): boolean {
  try {
    const key = 'tanabana_reloaded_at';
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < longEnough) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that forbids storage could not tell the first time from the second.
    return false;
  }
  leavePage(() => window.location.reload());
  return true;
}

/** Whether the server answers, whatever its answer is; a gateway that speaks in its place does not count. */
async function canReachServer(): Promise<boolean> {
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
