import { useState } from 'react';

/**
 * An optimistic value: shown as soon as it is chosen, where the browser would otherwise revert the control until the
 * data changes. Returns the value to show and the function that chooses; if `save` rejects, the value is rolled back.
 */
export function useOptimisticValue<T>(
  saved: T,
  save: (wanted: T) => Promise<unknown>,
): [drawn: T, choose: (wanted: T) => Promise<void>] {
  const [{ drawn, over, pending }, setDrawn] = useState({ drawn: saved, over: saved, pending: 0 });
  // The answer to an earlier press must not revert a later one.
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
