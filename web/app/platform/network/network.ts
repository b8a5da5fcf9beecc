import { makeListeners } from '#web/platform/store/store.ts';

/** What the browser knows of its way to the server. */
export interface Network {
  /** False while the device itself has no network. */
  readonly isOnline: boolean;
  /** Whether a page that was asked for could not be fetched and is asked for again until it comes. */
  readonly isPageWaiting: boolean;
  /** When the service worker kept what the page shows, ISO 8601; null where it came from the server. */
  readonly keptAt: string | null;
}

const reachable: Network = { isOnline: true, isPageWaiting: false, keptAt: null };

interface KeptPage {
  pathname: string;
  /** ISO 8601. */
  at: string;
}

/** The page that the window was opened with, where the service worker had kept it; the server has none. */
let keptPage: KeptPage | null = typeof document === 'undefined' ? null : openedFrom(document);
/** Of the replies of the service worker: the oldest that the page of this path was drawn from. */
let keptReplies: KeptPage | null = null;
const { subscribe, notify } = makeListeners();
let pagesWaiting = 0;
let now = reachable;

/** Notes that a page waits for the network; the returned function ends the note. */
export function notePageWaiting(): () => void {
  pagesWaiting += 1;
  notify();
  return () => {
    pagesWaiting -= 1;
    notify();
  };
}

/** Notes how an answer of the API came: from the server, or kept at a moment (ISO 8601). Browser only. */
export function noteAnswer(keptAt: string | null): void {
  if (keptAt === null) {
    // Whatever else the page shows is asked for again by itself.
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
  // A page that was reached by a link within the site is none that was kept.
  const keptAt = [keptPage, keptReplies].find((kept) => kept?.pathname === location.pathname)?.at ?? null;
  if (now.isOnline !== isOnline || now.isPageWaiting !== isPageWaiting || now.keptAt !== keptAt)
    now = { isOnline, isPageWaiting, keptAt };
  return now;
}

function openedFrom({ documentElement }: Document): KeptPage | null {
  const at = documentElement.dataset.keptAt;
  return at === undefined ? null : { pathname: location.pathname, at };
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
