import { useState } from 'react';

/**
 * A choice that is drawn in the moment of the press, which the browser would take back otherwise until the data follow.
 * Gives what to draw, and what to call with the choice; `save` rejects where it was refused, and the choice goes back.
 */
export function useAtOnce<T>(
  saved: T,
  save: (wanted: T) => Promise<unknown>,
): [drawn: T, choose: (wanted: T) => Promise<void>] {
  const [{ drawn, over }, setDrawn] = useState({ drawn: saved, over: saved });
  if (over !== saved) setDrawn({ drawn: saved, over: saved });
  const choose = async (wanted: T) => {
    setDrawn({ drawn: wanted, over: saved });
    try {
      await save(wanted);
    } catch (error) {
      setDrawn((now) => (now.drawn === wanted ? { ...now, drawn: now.over } : now));
      throw error;
    }
  };
  return [drawn, choose];
}
