import { useState } from 'react';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';

export interface ChosenDesigns {
  /** Those of the list that are chosen, in its order. */
  designs: readonly OwnDesign[];
  has(id: number): boolean;
  choose(ids: readonly number[], isChosen: boolean): void;
  /** These and no others. */
  keepOnly(ids: readonly number[]): void;
}

/** Which rows of the list are chosen. What is no longer shown is not chosen either. */
export function useChosenDesigns(rows: readonly OwnDesign[]): ChosenDesigns {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return {
    designs: rows.filter(({ id }) => chosen.has(id)),
    has: (id) => chosen.has(id),
    choose(ids, isChosen) {
      setChosen((before) => {
        const next = new Set(before);
        for (const id of ids) isChosen ? next.add(id) : next.delete(id);
        return next;
      });
    },
    keepOnly: (ids) => setChosen(new Set(ids)),
  };
}
