import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { swipeStep } from '#web/ui/swipe.ts';
import { moveBy, type Point, type View, wholeView, zoomAt } from './zoom.ts';

const pressedScale = 2.5;
const keyFactor = 1.5;
/** A pointer that travelled less was a press, in pixels. */
const pressSlack = 6;

/**
 * Zooms a picture by pinch, wheel, press and drag. A swipe across the whole picture turns to the next one.
 * `stage` goes on the element that the picture fills.
 */
export function useZoom(onTurn: (step: -1 | 1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const [view, setView] = useState<View>(wholeView);
  const [isHeld, setIsHeld] = useState(false);

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((before) => zoomAt(before, before.scale * factor, at, box()));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), fromMiddle({ x: event.clientX, y: event.clientY }));
  });
  useEffect(() => {
    // React listens to wheels passively, which would let the browser zoom the whole page under the picture.
    const element = stage.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const onPointerDown = (event: ReactPointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = pointers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    setIsHeld(true);
  };

  const onPointerMove = (event: ReactPointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (from === undefined) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, to);
    const by = { x: to.x - from.x, y: to.y - from.y };
    if (other === undefined) {
      setView((before) => moveBy(before, by, box()));
    } else {
      const factor = distance(other, to) / Math.max(1, distance(other, from));
      const middle = fromMiddle({ x: (other.x + to.x) / 2, y: (other.y + to.y) / 2 });
      setView((before) => zoomAt(before, before.scale * factor, middle, box()));
    }
  };

  const onPointerUp = (event: ReactPointerEvent) => {
    pointers.current.delete(event.pointerId);
    setIsHeld(pointers.current.size > 0);
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
    pointers.current.delete(event.pointerId);
    start.current = null;
    setIsHeld(pointers.current.size > 0);
  };

  return {
    stage,
    view,
    isHeld,
    larger: () => zoomBy(keyFactor),
    smaller: () => zoomBy(1 / keyFactor),
    reset: () => setView(wholeView),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
