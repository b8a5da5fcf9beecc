/**
 * Moves the focus with the up and down keys from an order's link to the neighbouring one. Returns whether there was
 * one.
 */
export function focusNeighbour(board: Element, from: EventTarget, key: string): boolean {
  const step = new Map([
    ['ArrowUp', -1],
    ['ArrowDown', 1],
  ]).get(key);
  const links = [...board.querySelectorAll('.board-card-link')].filter((link) => link instanceof HTMLElement);
  const at = from instanceof HTMLElement ? links.indexOf(from) : -1;
  const next = step === undefined || at === -1 ? undefined : links[at + step];
  next?.focus();
  return next !== undefined;
}
