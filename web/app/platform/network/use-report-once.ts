import { useEffect, useEffectEvent } from 'react';

const reported = new Set<string>();

/**
 * Tells the server of a look at something, once in the life of this window and when the page has nothing better to
 * do; `key` names what is looked at, null for what is not counted. The server counts a person once a day anyway.
 */
export function useReportOnce(key: string | null, report: () => Promise<unknown>): void {
  // A look that does not arrive is nobody’s loss.
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
