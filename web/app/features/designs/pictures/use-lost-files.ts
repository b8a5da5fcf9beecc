import { useEffect, useRef, useState } from 'react';
import { keepFileCount, readFileCount } from '../publishing/upload-draft.ts';

/**
 * How many files were chosen before the page was left or loaded anew, and have to be chosen again; 0 as soon as
 * there are files.
 */
export function useLostFiles(viewerId: number, count: number): number {
  const [lost, setLost] = useState(0);
  const hadFiles = useRef(false);

  useEffect(() => setLost(readFileCount(viewerId)), [viewerId]);
  useEffect(() => {
    // Until something is chosen, what is kept is of the page before.
    if (count > 0 || hadFiles.current) keepFileCount(viewerId, count);
    if (count > 0) {
      hadFiles.current = true;
      setLost(0);
    }
  }, [viewerId, count]);
  return lost;
}
