import { useCallback, useRef } from 'react';

/**
 * Runs a task and ignores further calls until it has ended. For calls that must not be sent twice: a second press can
 * come before a re-render disables the button.
 */
export function useOneAtATime(): (task: () => unknown) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (task) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
