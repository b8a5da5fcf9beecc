/** Registers the site's service worker, or updates it. Throws if the browser refuses. */
export async function registerWorker(): Promise<void> {
  // In development it is served as source modules, which import each other.
  const type = import.meta.env.DEV ? 'module' : 'classic';
  await navigator.serviceWorker.register('/service-worker.js', { scope: '/', type, updateViaCache: 'none' });
}
