import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './when-idle.ts';

/**
 * Tells the service worker, where there is one, which page a person reads: one that was reached by a link within the
 * site is kept too, with the files that it needs. Used once, at the root.
 */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const tell = () => sendSeen(pathname + search);
    const forget = whenIdle(tell);
    navigator.serviceWorker.addEventListener('controllerchange', tell);
    return () => {
      forget();
      navigator.serviceWorker.removeEventListener('controllerchange', tell);
    };
  }, [pathname, search]);
}

/** Has the page that is open kept anew: it was kept before something that it shows had begun. */
export function keepPageAnew(): void {
  if ('serviceWorker' in navigator) sendSeen(location.pathname + location.search, { anew: true });
}

function sendSeen(seen: string, { anew = false } = {}): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'));
  navigator.serviceWorker.controller?.postMessage({ seen, files, anew });
}

/** Fetches a part of the program ahead where a service worker keeps it: without a network it could not be fetched. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.serviceWorker?.controller) whenIdle(() => void load().catch(() => undefined));
}
