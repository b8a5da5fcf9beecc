import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What proxies write of the visitor behind them; a program that calls us directly sends none of it. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
] as const;

/** Whether a proxy, trusted or not, handed this request on. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

const localHost = /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * True for a request of this machine itself: its socket comes from here, no proxy here handed it on, and it is no
 * foreign page in a browser here. A page whose own name was made to point here is known by the `Host` it asks for.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const address = socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./i.test(address);
  const isForeignPage = headers['sec-fetch-site'] === 'cross-site' || !localHost.test(headers.host ?? '');
  return isLoopback && !isForwarded(headers) && !isForeignPage;
}
