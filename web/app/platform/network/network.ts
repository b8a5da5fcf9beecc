/** What the browser knows of its way to the server. */
export interface Network {
  /** False while the device itself has no network. */
  readonly isOnline: boolean;
  /** Whether a page that was asked for could not be fetched and is asked for again until it comes. */
  readonly isPageWaiting: boolean;
}

const reachable: Network = { isOnline: true, isPageWaiting: false };
const listeners = new Set<() => void>();
let pagesWaiting = 0;
let now = reachable;

/** Notes that a page waits for the network; the returned function ends the note. */
export function notePageWaiting(): () => void {
  pagesWaiting += 1;
  publish();
  return () => {
    pagesWaiting -= 1;
    publish();
  };
}

export function networkNow(): Network {
  const isOnline = navigator.onLine;
  const isPageWaiting = pagesWaiting > 0;
  if (now.isOnline !== isOnline || now.isPageWaiting !== isPageWaiting) now = { isOnline, isPageWaiting };
  return now;
}

/** The server draws every page as if the network were there. */
export function networkOnServer(): Network {
  return reachable;
}

export function subscribeToNetwork(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function publish(): void {
  for (const listener of listeners) listener();
}
