import type { IncomingMessage } from 'node:http';

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request may make control calls of an emulator that runs standalone. True for calls made on this machine,
 * but not through a proxy on it, from a foreign web page in a browser on it, or under a hostname that was made to
 * resolve to it.
 */
export function isFromThisMachine(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  const isProxied = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some(
    (name) => req.headers[name] !== undefined,
  );
  const isForeignPage =
    req.headers['sec-fetch-site'] === 'cross-site' || !localHost.test(req.headers.host ?? '');
  return isLoopback && !isProxied && !isForeignPage;
}
