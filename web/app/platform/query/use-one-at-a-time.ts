import { useCallback, useRef } from 'react';

/**
 * Runs a task and drops every further one until it has ended. For what must not be sent twice: a second press comes
 * before state has said that something is being sent.
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
