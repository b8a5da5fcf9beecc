import { useEffect } from 'react';
import { registerWorker } from './register-worker.ts';

/** Anyone who has put the site on the home screen gets its pages without a network too. Used once, at the root. */
export function useWorkerWhenInstalled(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !window.matchMedia('(display-mode: standalone)').matches) return;
    // A browser that refuses shows its pages with a network alone.
    registerWorker().catch(() => undefined);
  }, []);
}
