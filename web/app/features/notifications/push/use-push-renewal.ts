import { useEffect } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { isPushRemembered } from './remember-push.ts';

/**
 * Renews the viewer's push subscription once per page load, if push is on in this browser. Used once, by the bell.
 */
export function usePushRenewal(): void {
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (viewerId === null || !isPushRemembered(viewerId)) return;
    const renew = async () => {
      const { renewPush } = await fetched(() => import('./renew-push.ts'));
      // The settings page reports what is wrong; other pages stay silent.
      await renewPush().catch(() => undefined);
    };
    const handle = setTimeout(() => void renew(), 3000);
    return () => clearTimeout(handle);
  }, [viewerId]);
}
