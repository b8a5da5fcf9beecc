import type { IncomingMessage } from 'node:http';

/**
 * True for calls made on this machine itself: not through a proxy standing on it, and not by a foreign web page
 * in a browser that runs on it.
 */
export function isFromThisMachine(req: IncomingMessage): boolean {
  const address = req.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  const isProxied = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => req.headers[name] !== undefined,
  );
  return isLoopback && !isProxied && req.headers['sec-fetch-site'] !== 'cross-site';
}
