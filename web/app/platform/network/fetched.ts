/** Milliseconds between two tries while the browser believes that it has a network. */
export const usualPause = 3000;

/**
 * A part of the program that is loaded when it is needed. While the network is away the load is repeated until it
 * succeeds, instead of failing the page that asked for it.
 * @throws what the load threw while the server can be reached: then the file itself is at fault.
 */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await canReachServer()) return await load().catch(() => Promise.reject(error));
      await networkMayBeBack();
    }
  }
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
