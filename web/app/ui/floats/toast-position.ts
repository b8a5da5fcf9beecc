/** A box on the screen, in pixels from the top left corner. */
export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const gap = 10;

/**
 * The y of the toasts' lower edge: as low as possible without covering an obstacle.
 * @param toasts their present box; only its sides and height count
 * @param screen the visible part of the page, less its margins
 * @param obstacles buttons, bars and the field in use
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
  // If there is no room, toasts go to the upper edge, where they cover the least.
  return Math.max(lower, screen.top + height);
}
