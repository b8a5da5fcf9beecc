import { useState } from 'react';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';

export interface ChosenDesigns {
  /** The selected designs, in the order of the list. */
  designs: readonly OwnDesign[];
  has(id: number): boolean;
  choose(ids: readonly number[], isChosen: boolean): void;
  /** Selects exactly these. */
  keepOnly(ids: readonly number[]): void;
}

/** The selected rows of the list. A row that is no longer shown is not selected either. */
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
