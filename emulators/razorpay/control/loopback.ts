import type { IncomingMessage } from 'node:http';

const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * The rule of an emulator that runs by itself. True for calls made on this machine: not through a proxy standing on
 * it, and not by a foreign web page in a browser that runs on it, nor by one whose name was made to point here.
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
