/** What lies below these is no page: an unknown address there is answered with JSON. */
export const pagelessPaths = ['/api', '/media', '/emulators', '/assets'];

/** What this server answers itself beside them, also while Vite serves the web app from its sources. */
const serverPaths = [
  ...pagelessPaths,
  '/dev',
  '/plain',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
  '/metrics',
  '/socket.io',
];

export function isPageless(url: string): boolean {
  return isBelow(pagelessPaths, url);
}

export function isForServer(url: string): boolean {
  return isBelow(serverPaths, url);
}

/** `url` is a path, perhaps with a query. */
function isBelow(paths: readonly string[], url: string): boolean {
  return paths.some((path) => url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length)));
}
