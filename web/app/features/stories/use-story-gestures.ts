import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { swipeStep } from '#web/ui/swipe.ts';

interface Actions {
  next(): void;
  previous(): void;
  turnMaker(step: -1 | 1): void;
  close(): void;
}

/** Milliseconds after which a press counts as a hold instead of a tap. */
const holdAfter = 280;
/** Pixels that a tap may move. */
const slip = 10;
const farEnough = 110;

/**
 * Gestures: a tap turns the page, a hold pauses, a sideways swipe goes to the next or previous person, a swipe down
 * closes.
 */
export function useStoryGestures(box: RefObject<HTMLElement | null>, actions: Actions) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  const pullBy = (pixels: number) => box.current?.style.setProperty('--pulled', `${Math.max(0, pixels)}px`);
  const letGo = () => {
    start.current = null;
    box.current?.style.removeProperty('--pulled');
    setIsHeld(false);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
    setIsHeld(true);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (start.current === null) return;
    const dy = clientY - start.current.y;
    if (Math.abs(dy) > Math.abs(clientX - start.current.x)) pullBy(dy);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (start.current === null) return;
    const { x, y, at } = start.current;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    letGo();
    if (dy > farEnough && dy > Math.abs(dx)) return actions.close();
    const step = swipeStep(dx, dy);
    if (step !== 0) return actions.turnMaker(step);
    if (event.timeStamp - at > holdAfter || Math.hypot(dx, dy) > slip) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.clientX - left < width / 3) actions.previous();
    else actions.next();
  };
  return { isHeld, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo } };
}
