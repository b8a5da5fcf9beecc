import type { subscribeToPush } from '#contracts/notifications/push/push.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { registerWorker } from '#web/platform/network/register-worker.ts';

export type Subscription = RequestOf<typeof subscribeToPush>['body'];

/** What this browser supports and which permission it has. */
export interface Device {
  support: 'yes' | 'needs-install' | 'no';
  permission: NotificationPermission;
  /** The endpoint of its push subscription; null if there is none. */
  endpoint: string | null;
}

/** Milliseconds to wait for the service worker to start before giving up. */
const workerStartsWithin = 10_000;

/** iOS and iPadOS support push only for a site on the home screen. */
function supportOf(): Device['support'] {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes';
  const isTablet = navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'needs-install' : 'no';
}

export async function readDevice(): Promise<Device> {
  const support = supportOf();
  if (support !== 'yes') return { support, permission: 'default', endpoint: null };
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return { support, permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

/**
 * Subscribes with the site's key; replaces a subscription made with another key. Throws if the browser or its push
 * service refuses.
 */
export async function subscribeDevice(publicKey: string): Promise<Subscription> {
  const { pushManager } = await startWorker();
  const wanted = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  const isCurrent = before && isSame(before.options.applicationServerKey, wanted);
  if (before && !isCurrent) await before.unsubscribe();
  const subscription =
    before && isCurrent
      ? before
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function startWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start')), workerStartsWithin);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function isSame(kept: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(kept ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}
