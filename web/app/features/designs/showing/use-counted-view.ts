import { useEffect } from 'react';
import type { designViewed } from '#contracts/designs/design-views.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';

/** Told once in the life of this window; the server counts a person once a day anyway. */
const told = new Set<number>();

/** Tells that somebody looks at a design, once the page has nothing better to do. Makers do not count for their own. */
export function useCountedView({ id, isOwn }: { id: number; isOwn: boolean }): void {
  useEffect(() => {
    if (isOwn || told.has(id)) return;
    const look = () => {
      if (document.visibilityState !== 'visible' || told.has(id)) return;
      told.add(id);
      // A look that does not arrive is nobody’s loss.
      void api
        .call<typeof designViewed>('POST /api/design/viewed/:id', { params: { id } })
        .catch(() => undefined);
    };
    const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1500));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    const waiting = whenIdle(look, { timeout: 4000 });
    document.addEventListener('visibilitychange', look);
    return () => {
      forget(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, isOwn]);
}
