/**
 * Takes away what this device shows of the person who was signed in here until now: news on the screen, and what the service
 * worker has kept of their own. What they wrote and could not send stays, for them alone.
 */
export async function forgetOnDevice(): Promise<void> {
  await Promise.all([closeNotifications(), forgetKept()]);
}

async function closeNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch {
    // A browser that does not let its worker be asked shows no pushes either.
  }
}

/** As the service worker names what is of one account, and the pictures that it has shown. */
const keptOfSomebody = /^tanabana-(own|pictures)-/;

async function forgetKept(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => keptOfSomebody.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
