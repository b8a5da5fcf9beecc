import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

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

/** True for a request of this machine itself: its socket comes from here, and no proxy here handed it on. */
export function isFromThisMachine({ raw: { socket, headers } }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./i.test(address);
  return isLoopback && !isForwarded(headers);
}
