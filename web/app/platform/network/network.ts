import { makeListeners } from '#web/platform/store/store.ts';

/** What the browser knows of its way to the server. */
export interface Network {
  /** False while the device itself has no network. */
  readonly isOnline: boolean;
  /** Whether a page that was asked for could not be fetched and is asked for again until it comes. */
  readonly isPageWaiting: boolean;
}

const reachable: Network = { isOnline: true, isPageWaiting: false };
const { subscribe, tell } = makeListeners();
let pagesWaiting = 0;
let now = reachable;

/** Notes that a page waits for the network; the returned function ends the note. */
export function notePageWaiting(): () => void {
  pagesWaiting += 1;
  tell();
  return () => {
    pagesWaiting -= 1;
    tell();
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
  const leave = subscribe(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    leave();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
