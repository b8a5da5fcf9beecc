import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** In pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Gestures {
  onMove: (by: Point, box: Size) => void;
  /** `at` is measured from the centre of the box. */
  onZoom: (factor: number, at: Point, box: Size) => void;
}

/** Drag, pinch and wheel gestures on the element that gets `stage` and `handlers`. */
export function useDragAndPinch<Stage extends HTMLElement = HTMLDivElement>({ onMove, onZoom }: Gestures) {
  const stage = useRef<Stage>(null);
  const pointers = useRef(new Map<number, Point>());
  const [isHeld, setIsHeld] = useState(false);

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect();
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = box();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 300), fromMiddle({ x: event.clientX, y: event.clientY }), box());
  });
  useEffect(() => {
    // React's wheel listeners are passive, so the browser would zoom the whole page.
    const element = stage.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const onPointerDown = (event: ReactPointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setIsHeld(true);
  };

  const onPointerMove = (event: ReactPointerEvent) => {
    const from = pointers.current.get(event.pointerId);
    if (from === undefined) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, to);
    if (other === undefined) {
      onMove({ x: to.x - from.x, y: to.y - from.y }, box());
    } else {
      const factor = distance(other, to) / Math.max(1, distance(other, from));
      onZoom(factor, fromMiddle({ x: (other.x + to.x) / 2, y: (other.y + to.y) / 2 }), box());
    }
  };

  const onPointerUp = (event: ReactPointerEvent) => {
    pointers.current.delete(event.pointerId);
    setIsHeld(pointers.current.size > 0);
  };

  return {
    stage,
    isHeld,
    box,
    fromMiddle,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
