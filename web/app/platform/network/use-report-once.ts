import { useEffect, useEffectEvent } from 'react';

const told = new Set<string>();

/**
 * Tells the server of a look at something, once in the life of this window and when the page has nothing better to
 * do; `key` names what is looked at, null for what is not counted. The server counts a person once a day anyway.
 */
export function useReportOnce(key: string | null, tell: () => Promise<unknown>): void {
  // A look that does not arrive is nobody’s loss.
  const send = useEffectEvent(() => void tell().catch(() => undefined));
  useEffect(() => {
    if (key === null || told.has(key)) return;
    const look = () => {
      if (document.visibilityState !== 'visible' || told.has(key)) return;
      told.add(key);
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
