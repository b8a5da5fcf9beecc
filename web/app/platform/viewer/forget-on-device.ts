/**
 * Removes what this device shows of the person who was signed in: visible notifications, and the service worker's
 * caches of their data. Their outbox stays, for them alone.
 */
export async function forgetOnDevice(): Promise<void> {
  await Promise.all([closeNotifications(), forgetKept()]);
}

async function closeNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch {
    // A browser that denies access to the service worker shows no push notifications either.
  }
}

/** The service worker's caches of one account's data, and of viewed pictures. */
const keptOfSomebody = /^tanabana-(own|pictures)-/;

async function forgetKept(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => keptOfSomebody.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // If storage is blocked, nothing was cached.
  }
}
