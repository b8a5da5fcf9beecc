import { leavePage } from './leave-page.ts';

/** Milliseconds between two tries while the browser reports a network. */
export const usualPause = 3000;

/**
 * Loads a lazy module. Without a network it retries until it succeeds. If the server answers but the file is gone, a
 * newer version of the site is out, and the page is reloaded once; drafts are kept.
 * @throws the load's error if that did not help.
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

/** Milliseconds within which the page is not reloaded a second time. */
const longEnough = 60_000;

/**
 * Reloads the page.
 * @throws `error` if it has just been reloaded in vain.
 */
function reloadOnce(error: unknown): Promise<never> {
  try {
    const key = 'tanabana_reloaded_at';
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < longEnough) throw error;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // If storage is blocked, a second reload could not be told from the first.
    throw error;
  }
  leavePage(() => window.location.reload());
  return new Promise(() => undefined);
}

/** Whether the server answers, with any status below 500; a gateway error does not count. */
export async function canReachServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/**
 * Waits until the browser reports a network. If it already reports one that does not work, waits `pause`
 * milliseconds.
 */
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
