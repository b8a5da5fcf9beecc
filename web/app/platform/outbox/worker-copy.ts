import type { Copied } from './kept-call.ts';
import type { Waiting } from './waiting.ts';

/** A cache, because the service worker reads no other store of this page. */
const cacheName = 'tanabana-outbox-1';
const takenAddress = '/outbox/taken';
/** Runs writes one after the other, so that an older list never replaces a newer one. */
let work: Promise<unknown> = Promise.resolve();

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Copies the entries for the service worker and registers a Background Sync, if supported, so that they are sent once
 * there is a network, even with every page closed. Entries with files wait for a page.
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
    // If this fails, the next page sends them.
    .catch(() => undefined);
}

/** The nonces of entries that the service worker has sent. Deletes the list. */
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
