import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers in which proxies describe their client. A program that calls us directly sends none of them. */
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

/** Whether a proxy, trusted or not, forwarded this request. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

const localHost = /^(([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether the request comes from this machine itself: its socket is local, no proxy on this machine forwarded it, and
 * it is not from a foreign page in a local browser. A foreign page whose hostname was made to resolve to this machine
 * is recognised by its `Host`.
 */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const address = socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./i.test(address);
  const isForeignPage = headers['sec-fetch-site'] === 'cross-site' || !localHost.test(headers.host ?? '');
  return isLoopback && !isForwarded(headers) && !isForeignPage;
}
