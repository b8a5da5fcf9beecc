import { makeListeners } from '#web/platform/store/store.ts';

/** The state of the connection to the server, as far as the browser knows it. */
export interface Network {
  /** False if the device has no network. */
  readonly isOnline: boolean;
  /** Whether a requested page could not be fetched and is being retried. */
  readonly isPageWaiting: boolean;
  /** When the service worker cached what the page shows, ISO 8601; null if it came from the server. */
  readonly keptAt: string | null;
}

const reachable: Network = { isOnline: true, isPageWaiting: false, keptAt: null };

interface KeptPage {
  pathname: string;
  /** ISO 8601. */
  at: string;
}

/** The page that the window was opened with, if it came from the service worker's cache; null on the server. */
let keptPage: KeptPage | null = typeof document === 'undefined' ? null : openedFrom(document);
/** The oldest cached API reply that this path's page was rendered from. */
let keptReplies: KeptPage | null = null;
const { subscribe, notify } = makeListeners();
let pagesWaiting = 0;
let now = reachable;

/** Records that a page waits for the network; call the returned function when it no longer does. */
export function notePageWaiting(): () => void {
  pagesWaiting += 1;
  notify();
  return () => {
    pagesWaiting -= 1;
    notify();
  };
}

/** Records where an API answer came from: the server (null), or the cache, with its time (ISO 8601). Browser only. */
export function noteAnswer(keptAt: string | null): void {
  if (keptAt === null) {
    // The server answers again, so the rest of the page refetches by itself.
    if (keptReplies === null && keptPage === null) return;
    keptReplies = null;
    keptPage = null;
  } else {
    const { pathname } = location;
    const isOlder = keptReplies?.pathname === pathname && keptReplies.at <= keptAt;
    if (isOlder) return;
    keptReplies = { pathname, at: keptAt };
  }
  notify();
}

export function networkNow(): Network {
  const isOnline = navigator.onLine;
  const isPageWaiting = pagesWaiting > 0;
  // A page reached by client-side navigation has another path, so it does not count as cached.
  const keptAt = [keptPage, keptReplies].find((kept) => kept?.pathname === location.pathname)?.at ?? null;
  if (now.isOnline !== isOnline || now.isPageWaiting !== isPageWaiting || now.keptAt !== keptAt)
    now = { isOnline, isPageWaiting, keptAt };
  return now;
}

function openedFrom({ documentElement }: Document): KeptPage | null {
  const at = documentElement.dataset.keptAt;
  return at === undefined ? null : { pathname: location.pathname, at };
}

/** The server renders every page as if online. */
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
