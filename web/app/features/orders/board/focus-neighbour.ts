/** The order links by column; hidden columns are left out. */
function linksOf(board: Element): HTMLElement[][] {
  return [...board.querySelectorAll('.board-column')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('.board-card-link')])
    .filter(([first]) => first !== undefined && first.getClientRects().length > 0);
}

/**
 * Moves the focus with the arrow keys from an order's link to the neighbouring one. Returns whether there was one.
 */
export function focusNeighbour(board: Element, from: EventTarget, key: string): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const columns = linksOf(board);
  const x = columns.findIndex((links) => links.includes(from));
  const y = columns[x]?.indexOf(from) ?? -1;
  if (y === -1) return false;
  const beside = (column: readonly HTMLElement[] | undefined) => column?.[Math.min(y, column.length - 1)];
  const ways: Record<string, HTMLElement | undefined> = {
    ArrowUp: columns[x]?.[y - 1],
    ArrowDown: columns[x]?.[y + 1],
    ArrowLeft: beside(columns[x - 1]),
    ArrowRight: beside(columns[x + 1]),
  };
  ways[key]?.focus();
  return ways[key] !== undefined;
}
