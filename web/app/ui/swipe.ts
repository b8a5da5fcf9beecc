/** How far a finger must travel sideways to turn to the next picture, in pixels. */
const swipeThreshold = 40;

/** 1 for the next picture, -1 for the one before, 0 when the finger meant to scroll or to press. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeThreshold || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
