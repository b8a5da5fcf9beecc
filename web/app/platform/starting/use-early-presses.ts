import { useEffect, useState } from 'react';

declare global {
  interface Window {
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** Does, once everything answers, what was pressed before; from then on `data-awake` stands on the page. */
export function useEarlyPresses(): void {
  const [kept, setKept] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    setKept(window.takeEarlyPresses?.() ?? []);
  }, []);
  // After the parts of the page know what was typed into them before.
  useEffect(() => {
    for (const node of kept) {
      if (!node.isConnected) continue;
      if (node instanceof HTMLFormElement) node.requestSubmit();
      else node.click();
    }
  }, [kept]);
}

/** False while the page that the server drew is being taken over: then nothing on it is new to who reads it. */
export const isAwake = (): boolean => document.documentElement.dataset.awake !== undefined;
