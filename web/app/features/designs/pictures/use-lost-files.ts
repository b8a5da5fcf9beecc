import { useEffect, useRef, useState } from 'react';
import { makeDraft } from '#web/platform/forms/draft.ts';

/** Files cannot be kept in a tab; how many there were can, so that their loss is told. */
export const fileCount = makeDraft({
  kind: 'upload-files',
  parse: (kept) => (typeof kept === 'number' ? kept : null),
});

/**
 * How many files were chosen before the page was left or loaded anew, and have to be chosen again; 0 as soon as
 * there are files.
 */
export function useLostFiles(viewerId: number, count: number): number {
  const [lost, setLost] = useState(0);
  const hadFiles = useRef(false);

  useEffect(() => {
    setLost(fileCount(viewerId).read() ?? 0);
  }, [viewerId]);
  useEffect(() => {
    // Until something is chosen, what is kept is of the page before.
    if (count > 0 || hadFiles.current) fileCount(viewerId).keep(count);
    if (count > 0) {
      hadFiles.current = true;
      setLost(0);
    }
  }, [viewerId, count]);
  return lost;
}
