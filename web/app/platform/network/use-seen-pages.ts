import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './when-idle.ts';

/**
 * Tells the service worker, if there is one, which page is open, so that it also caches pages reached by client-side
 * navigation, with their files. Used once, at the root.
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

/** Makes the service worker cache the open page again: the cached copy is older than something that it now shows. */
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

/** Preloads a module if a service worker caches it: without a network it could not be loaded later. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (navigator.serviceWorker?.controller) whenIdle(() => void load().catch(() => undefined));
}
