import { type RefObject, useEffect } from 'react';

/** Scrolls the chosen link or tab of an overflowing row to the centre, whenever `chosen` changes. */
export function useChosenInRow(row: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place in the row
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [row, chosen]);
}
