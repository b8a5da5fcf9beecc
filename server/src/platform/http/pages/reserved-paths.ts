/** Paths that contain no pages: an unknown address under them is answered with JSON. */
export const pagelessPaths = ['/api', '/media', '/emulators', '/assets'];

/** All paths that this server handles itself, even while Vite serves the web app from source. */
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

/** `url` is a path, with or without a query. */
function isBelow(paths: readonly string[], url: string): boolean {
  return paths.some((path) => url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length)));
}
