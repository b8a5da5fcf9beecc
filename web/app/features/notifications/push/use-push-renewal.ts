import { useEffect } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { isPushRemembered } from './remember-push.ts';

/** Renews the pushes of the person who has them on in this browser, once for each start of the site. Used once, by the bell. */
export function usePushRenewal(): void {
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? null;
  useEffect(() => {
    if (viewerId === null || !isPushRemembered(viewerId)) return;
    const renew = async () => {
      const { renewPush } = await fetched(() => import('./renew-push.ts'));
      // The settings say what is wrong with it; nobody is disturbed elsewhere.
      await renewPush().catch(() => undefined);
    };
    const handle = setTimeout(() => void renew(), 3000);
    return () => clearTimeout(handle);
  }, [viewerId]);
}
