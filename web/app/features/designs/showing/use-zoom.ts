import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { swipeStep } from '#web/ui/swipe.ts';
import { distance, type Point, useDragAndPinch } from '#web/ui/use-drag-and-pinch.ts';
import { moveBy, type View, wholeView, zoomAt } from './zoom.ts';

const pressedScale = 2.5;
const keyFactor = 1.5;
/** Pixels; a pointer that moved less than this was a press. */
const pressSlack = 6;

/**
 * Zooms a picture by pinch, wheel, press and drag. A swipe across the whole picture turns to the next one. Put
 * `stage` on the element that the picture fills.
 */
export function useZoom(onTurn: (step: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  const [view, setView] = useState<View>(wholeView);
  const { stage, isHeld, box, fromMiddle, handlers } = useDragAndPinch({
    onMove: (by, within) => setView((before) => moveBy(before, by, within)),
    onZoom: (factor, at, within) => setView((before) => zoomAt(before, before.scale * factor, at, within)),
  });
  const zoomBy = (factor: number) =>
    setView((before) => zoomAt(before, before.scale * factor, { x: 0, y: 0 }, box()));

  const onPointerDown = (event: ReactPointerEvent) => {
    handlers.onPointerDown(event);
    // With a second finger the gesture is a pinch.
    start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
  };

  const onPointerUp = (event: ReactPointerEvent) => {
    handlers.onPointerUp(event);
    const from = start.current;
    start.current = null;
    if (from === null) return;
    const to = { x: event.clientX, y: event.clientY };
    if (distance(from, to) < pressSlack) {
      const at = fromMiddle(to);
      setView((before) => (before.scale > 1 ? wholeView : zoomAt(before, pressedScale, at, box())));
    } else if (view.scale === 1) {
      const step = swipeStep(to.x - from.x, to.y - from.y);
      if (step !== 0) onTurn(step);
    }
  };

  const onPointerCancel = (event: ReactPointerEvent) => {
    handlers.onPointerCancel(event);
    start.current = null;
  };

  return {
    stage,
    view,
    isHeld,
    larger: () => zoomBy(keyFactor),
    smaller: () => zoomBy(1 / keyFactor),
    reset: () => setView(wholeView),
    handlers: { ...handlers, onPointerDown, onPointerUp, onPointerCancel },
  };
}
