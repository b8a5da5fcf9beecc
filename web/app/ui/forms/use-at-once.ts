import { useState } from 'react';

/**
 * A choice that is drawn in the moment of the press, which the browser would take back otherwise until the data follow.
 * Gives what to draw, and what to call with the choice; `save` rejects where it was refused, and the choice goes back.
 */
export function useOptimisticValue<T>(
  saved: T,
  save: (wanted: T) => Promise<unknown>,
): [drawn: T, choose: (wanted: T) => Promise<void>] {
  const [{ drawn, over, pending }, setDrawn] = useState({ drawn: saved, over: saved, pending: 0 });
  // An answer to an earlier press does not take back a later one.
  if (over !== saved && pending === 0) setDrawn({ drawn: saved, over: saved, pending });
  const choose = async (wanted: T) => {
    setDrawn((now) => ({ ...now, drawn: wanted, pending: now.pending + 1 }));
    try {
      await save(wanted);
      setDrawn((now) => ({ ...now, pending: now.pending - 1 }));
    } catch (error) {
      setDrawn((now) => ({
        ...now,
        drawn: now.drawn === wanted ? now.over : now.drawn,
        pending: now.pending - 1,
      }));
      throw error;
    }
  };
  return [drawn, choose];
}
