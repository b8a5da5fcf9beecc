import { useEffect } from 'react';

let finish = (): void => {};

/** Has `end` called once the page is hydrated. */
export function whenHydrated(end: () => void): void {
  finish = end;
}

/** Belongs into the root, whose effect comes after those of all parts. From then on `data-hydrated` stands on the page. */
export function useHydratedPage(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    finish();
    finish = () => {};
  }, []);
}

/** False on the server, and while the page that it drew is being hydrated: nothing on it is new to its reader then. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;
