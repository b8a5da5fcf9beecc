/** Cache names. The caches of one account begin with `ownPrefix` and end with its id. */
export const caching = {
  pages: 'tanabana-pages-1',
  files: 'tanabana-files-1',
  language: 'tanabana-language-1',
  pictures: 'tanabana-pictures-1',
  /** Exists while the last known session ends with the browser. Then no pictures are cached. */
  unkept: 'tanabana-unkept-1',
  /** Written by pages: writes that wait to be sent. */
  outbox: 'tanabana-outbox-1',
} as const;

export const ownPrefix = 'tanabana-own-';
export const ownPages = (account: string) => `${ownPrefix}pages-1-${account}`;
export const ownReplies = (account: string) => `${ownPrefix}replies-1-${account}`;

const isPresent = (name: string) =>
  (Object.values(caching) as string[]).includes(name) || /^tanabana-own-(pages|replies)-1-\d+$/.test(name);

/** Deletes the caches of earlier versions of this worker. */
export async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('tanabana-') && !isPresent(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Null if the browser forbids storage. */
export const openOrNull = (name: string) => caches.open(name).catch(() => null);

/** Stores a copy as the newest entry and deletes the oldest entries beyond `most`. */
export async function keep(
  cache: Cache | null,
  address: string,
  answer: Response,
  most: number,
): Promise<void> {
  try {
    await cache?.delete(address, { ignoreVary: true });
    await cache?.put(address, answer.clone());
    const kept = (await cache?.keys()) ?? [];
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache?.delete(old)));
  } catch {
    // If the device's storage is full, nothing is cached.
  }
}
