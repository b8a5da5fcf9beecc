import type { Copied } from './kept-call.ts';
import type { Waiting } from './waiting.ts';

/** The service worker knows no other store of this page. */
const cacheName = 'tanabana-outbox-1';
const takenAddress = '/outbox/taken';
/** One after the other, so that an older list never stands in the place of a newer one. */
let work: Promise<unknown> = Promise.resolve();

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Lets the browser send what waits once it has a network, also when every page is closed, where it can (Background
 * Sync). What has files waits for a page.
 */
export function copyForWorker(userId: number, list: readonly Waiting[]): void {
  if (typeof caches === 'undefined' || !navigator.serviceWorker?.controller || !('SyncManager' in window))
    return;
  const leaving = list.flatMap(({ nonce, call, files, refusal }): Copied[] =>
    files === 0 && refusal === null ? [{ nonce, call }] : [],
  );
  work = work
    .then(async () => {
      const cache = await caches.open(cacheName);
      if (leaving.length === 0) return cache.delete(`/outbox/${userId}`);
      await cache.put(`/outbox/${userId}`, Response.json(leaving));
      const registration: WithSync = await navigator.serviceWorker.ready;
      return registration.sync?.register('outbox');
    })
    // A browser that refuses sends it from the next page.
    .catch(() => undefined);
}

/** The nonces of what the service worker has brought to the server; forgotten with this. */
export async function takenByWorker(): Promise<readonly string[]> {
  try {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(takenAddress);
    if (!kept) return [];
    await cache.delete(takenAddress);
    return (await kept.json()) as string[];
  } catch {
    return [];
  }
}
