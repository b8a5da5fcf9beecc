import {
  getPush,
  subscribeToPush,
  unsubscribeFromPush,
} from '#contracts/notifications/push/push.contract.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { Services } from '#server/platform/services.ts';
import type { PushKeys } from './push-keys.ts';
import { loadPushState, subscribe, unsubscribe } from './subscribe.ts';

export function pushRoutes(serve: Serve, services: Services, loadKeys: () => Promise<PushKeys>): void {
  const limits = [{ name: 'notifications.push', by: 'account', most: 60, seconds: 10 * 60 }] as const;
  const state = async (viewer: Viewer) => ({
    success: true as const,
    data: await loadPushState(services, viewer, await loadKeys()),
  });

  serve(getPush, ({ viewer }) => state(viewer));

  serve(
    subscribeToPush,
    async ({ body, viewer }) => {
      await subscribe(services, viewer, body);
      return state(viewer);
    },
    { limits },
  );

  serve(
    unsubscribeFromPush,
    async ({ viewer }) => {
      await unsubscribe(services, viewer);
      return state(viewer);
    },
    { limits },
  );
}
