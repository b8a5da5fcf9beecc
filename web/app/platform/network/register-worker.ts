/** Starts the service worker of the site, or its newest version. Throws where the browser refuses. */
export async function registerWorker(): Promise<void> {
  // While developing it comes from its sources, which import each other.
  const type = import.meta.env.DEV ? 'module' : 'classic';
  await navigator.serviceWorker.register('/service-worker.js', { scope: '/', type, updateViaCache: 'none' });
}
