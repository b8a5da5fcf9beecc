/** A box on the screen, in pixels from its upper left corner. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const gap = 10;

/**
 * Where the lower edge of the toasts goes: as low as it can without lying on anything that must stay in reach.
 * @param toasts what they cover where they are now; only their sides and height count
 * @param screen what can be seen of the page, less the edges that stay free
 * @param obstacles buttons, bars and the field that is written in
 */
export function lowerEdgeOfToasts(toasts: Box, screen: Box, obstacles: readonly Box[]): number {
  const height = toasts.bottom - toasts.top;
  const inTheWay = obstacles
    .filter(({ left, right }) => left < toasts.right && right > toasts.left)
    .filter(({ top, bottom }) => bottom > screen.top && top < screen.bottom)
    .sort((a, b) => b.bottom - a.bottom);
  let lower = screen.bottom;
  for (const { top, bottom } of inTheWay) {
    if (lower - height >= bottom) break;
    lower = Math.min(lower, top - gap);
  }
  // Without room anywhere they lie where they cover least of what is being done: at the upper edge.
  return Math.max(lower, screen.top + height);
}
