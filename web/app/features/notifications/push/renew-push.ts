import { api } from '#web/platform/api/browser-api.ts';
import { pushQuery, saveSubscription } from './push.api.ts';
import { readDevice, subscribeDevice } from './push-device.ts';

/**
 * Renews the push subscription of a person who turned push on in this browser, for example after the session or the
 * site's key has changed. Never asks for permission.
 */
export async function renewPush(): Promise<void> {
  const { support, permission } = await readDevice();
  if (support !== 'yes' || permission !== 'granted') return;
  const { publicKey, endpoint } = await pushQuery.fetch(api);
  const subscription = await subscribeDevice(publicKey);
  if (subscription.endpoint !== endpoint) await saveSubscription(subscription);
}
