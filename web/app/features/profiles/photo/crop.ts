import type { Point, Size } from '#web/ui/use-drag-and-pinch.ts';

/** The square of a picture that is kept: its zoom, and its offset in sides of the square. */
export interface Crop {
  scale: number;
  x: number;
  y: number;
}

export const largestScale = 4;

/** The server's default crop: the largest square, a third from the top. */
export function usualCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { scale: 1, x: 0, y: (height - side) / 6 / side };
}

/** The largest offset at a scale before the picture's edge would show in the square. */
export function mostMoved({ width, height }: Size, scale: number): Point {
  const side = Math.min(width, height);
  return { x: ((width / side) * scale - 1) / 2, y: ((height / side) * scale - 1) / 2 };
}

/** Moves the crop by sides of the square, clamped to the picture. */
export function moveCrop({ scale, x, y }: Crop, by: Point, picture: Size): Crop {
  const most = mostMoved(picture, scale);
  return { scale, x: clamp(x + by.x, most.x), y: clamp(y + by.y, most.y) };
}

/** Zooms to `scale` and keeps the point `at` in place; `at` is measured from the centre, in sides of the square. */
export function zoomCrop(crop: Crop, scale: number, at: Point, picture: Size): Crop {
  const next = Math.min(largestScale, Math.max(1, scale));
  const ratio = next / crop.scale;
  const moved = { scale: next, x: at.x - (at.x - crop.x) * ratio, y: at.y - (at.y - crop.y) * ratio };
  return moveCrop(moved, { x: 0, y: 0 }, picture);
}

/** The kept square in pixels of the picture. */
export function squareOf({ scale, x, y }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / scale;
  return { left: width / 2 - (x + 0.5) * side, top: height / 2 - (y + 0.5) * side, side };
}

/** Adding 0 turns -0 into 0. */
function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}
