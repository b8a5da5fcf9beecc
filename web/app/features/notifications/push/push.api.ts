import type {
  getPush,
  PushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '#contracts/notifications/push/push.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import type { Subscription } from './push-device.ts';

/** The site's public key and the push endpoint of this session. */
export const pushQuery: ApiQuery<PushState> = {
  key: ['push'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getPush>('GET /api/notifications/push')).data;
  },
};

export async function saveSubscription(body: Subscription): Promise<PushState> {
  return (await api.call<typeof subscribeToPush>('POST /api/notifications/push', { body })).data;
}

export async function endSubscription(): Promise<PushState> {
  return (await api.call<typeof unsubscribeFromPush>('POST /api/notifications/push/stop', { body: {} })).data;
}
