let isLeft = false;

/**
 * Loads an address of this site anew. Nothing may move the history until it has come: going back an entry would end
 * the loading.
 */
export function leavePageFor(address: string): void {
  isLeft = true;
  // The browser may show the page again as it was left.
  window.addEventListener('pageshow', () => void (isLeft = false), { once: true });
  window.location.assign(address);
}

export const isLeavingPage = (): boolean => isLeft;
