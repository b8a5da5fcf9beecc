import { useEffect } from 'react';

declare global {
  interface Window {
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** Does, once everything answers, what was pressed before; from then on `data-awake` stands on the page. */
export function useEarlyPresses(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    for (const node of window.takeEarlyPresses?.() ?? []) {
      if (!node.isConnected) continue;
      if (node instanceof HTMLFormElement) node.requestSubmit();
      else node.click();
    }
  }, []);
}

/** False while the page that the server drew is being taken over: then nothing on it is new to who reads it. */
export const isAwake = (): boolean => document.documentElement.dataset.awake !== undefined;
