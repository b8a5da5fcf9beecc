/** Takes what was pushed off the screen: it is news of whoever was signed in here until now. */
export async function closeNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  } catch {
    // A browser that does not let its worker be asked shows no pushes either.
  }
}
