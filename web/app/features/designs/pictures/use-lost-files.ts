import { useEffect, useRef, useState } from 'react';
import { makeDraft } from '#web/platform/forms/draft.ts';

/** A tab cannot keep files across a reload, but it can keep their number, so that the loss is reported. */
export const fileCount = makeDraft({
  kind: 'upload-files',
  parse: (kept) => (typeof kept === 'number' ? kept : null),
});

/**
 * The number of files chosen before the page was left or reloaded, which must be chosen again; 0 once there are
 * files.
 */
export function useLostFiles(viewerId: number, count: number): number {
  const [lost, setLost] = useState(0);
  const hadFiles = useRef(false);

  useEffect(() => {
    setLost(fileCount(viewerId).read() ?? 0);
  }, [viewerId]);
  useEffect(() => {
    // Until a file is chosen, the stored number belongs to the previous visit.
    if (count > 0 || hadFiles.current) fileCount(viewerId).keep(count);
    if (count > 0) {
      hadFiles.current = true;
      setLost(0);
    }
  }, [viewerId, count]);
  return lost;
}
