import { useEffect } from 'react';

let finish = (): void => {};

/** Calls `end` once the page is hydrated. */
export function whenHydrated(end: () => void): void {
  finish = end;
}

/** Sets `data-hydrated` on the document. Belongs in the root, whose effects run after those of all its children. */
export function useHydratedPage(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    finish();
    finish = () => {};
  }, []);
}

/** False on the server and during hydration, when nothing on the page is new to the reader. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;
