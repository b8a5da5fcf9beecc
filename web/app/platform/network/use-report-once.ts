import { useEffect, useEffectEvent } from 'react';

const reported = new Set<string>();

/**
 * Reports a view to the server, once per `key` in the life of this window, when the browser is idle. `key` names what
 * is viewed; null if the view does not count. The server counts a person once a day anyway.
 */
export function useReportOnce(key: string | null, report: () => Promise<unknown>): void {
  // A lost view does not matter.
  const send = useEffectEvent(() => void report().catch(() => undefined));
  useEffect(() => {
    if (key === null || reported.has(key)) return;
    const look = () => {
      if (document.visibilityState !== 'visible' || reported.has(key)) return;
      reported.add(key);
      send();
    };
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1500));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    const waiting = whenIdle(look, { timeout: 4000 });
    document.addEventListener('visibilitychange', look);
    return () => {
      forget(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key]);
}
