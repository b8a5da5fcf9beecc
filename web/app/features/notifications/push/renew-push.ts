import { api } from '#web/platform/api/browser-api.ts';
import { pushQuery, saveSubscription } from './push.api.ts';
import { readDevice, subscribeDevice } from './push-device.ts';

/**
 * Of a person who takes news in this browser: makes good what was lost since the last visit, as when the session or
 * the key of the site is a new one. Asks for no permission.
 */
export async function renewPush(): Promise<void> {
  const { support, permission } = await readDevice();
  if (support !== 'yes' || permission !== 'granted') return;
  const { publicKey, endpoint } = await pushQuery.fetch(api);
  const subscription = await subscribeDevice(publicKey);
  if (subscription.endpoint !== endpoint) await saveSubscription(subscription);
}
