/** How far a finger must move sideways to turn to the next picture, in pixels. */
const swipeThreshold = 40;

/** 1 for the next picture, -1 for the previous one, 0 if the gesture was a scroll or a press. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeThreshold || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
