import { useEffect, useState } from 'react';

/** True for this many milliseconds after mounting. */
export function useShortWait(milliseconds: number): boolean {
  const [isWaiting, setIsWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsWaiting(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isWaiting;
}
