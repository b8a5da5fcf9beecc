import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Moves a lifted step to the day before or after with the arrow keys. Days are named so that they sort by date. */
export const dayByKey: KeyboardCoordinateGetter = (event, { context }) => {
  const { droppableRects, over, collisionRect } = context;
  const step = steps[event.key];
  if (step === undefined || !collisionRect) return undefined;
  event.preventDefault();
  const days = [...droppableRects.keys()].toSorted();
  const next = over ? days[days.indexOf(over.id) + step] : undefined;
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};
