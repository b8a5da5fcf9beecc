import type { Point, Size } from '#web/ui/use-drag-and-pinch.ts';

/** The view of a picture in its box: scaled about the centre, then moved by pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };

const largest = 5;

/** Zooms to `scale` so that the part of the picture under `point` stays there. */
export function zoomAt(view: View, scale: number, point: Point, box: Size): View {
  const next = Math.min(largest, Math.max(1, scale));
  const ratio = next / view.scale;
  return within(
    {
      scale: next,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    box,
  );
}

/** Pans an enlarged picture, but keeps its edges outside the box. */
export function moveBy(view: View, by: Point, box: Size): View {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, box);
}

function within({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: clamp(x, (width * (scale - 1)) / 2), y: clamp(y, (height * (scale - 1)) / 2) };
}

/** Adding 0 turns -0 into 0. */
function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}
