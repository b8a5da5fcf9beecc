import { useEffect } from 'react';
import { registerWorker } from './register-worker.ts';

/**
 * Registers the service worker if the site was opened from the home screen, so that its pages also work offline. Used
 * once, at the root.
 */
export function useWorkerWhenInstalled(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !window.matchMedia('(display-mode: standalone)').matches) return;
    // If the browser refuses, pages work online only.
    registerWorker().catch(() => undefined);
  }, []);
}
