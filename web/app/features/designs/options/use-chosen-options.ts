import { useEffect, useState } from 'react';
import { type ChosenOptions, nothingChosen, optionsDraft, readChosen } from './chosen-options.ts';

/** What is chosen on the page of a design, kept in this tab for its checkout. */
export function useChosenOptions(
  designId: number,
  viewerId: number | null,
): [ChosenOptions, (chosen: ChosenOptions) => void] {
  const [chosen, setChosen] = useState(nothingChosen);
  useEffect(() => {
    setChosen(readChosen(viewerId, designId) ?? nothingChosen);
  }, [viewerId, designId]);
  return [
    chosen,
    (next) => {
      setChosen(next);
      optionsDraft(viewerId, designId).keep(next);
    },
  ];
}
