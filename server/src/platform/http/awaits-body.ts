import type { FastifyRequest } from 'fastify';

/** The parts of a request that are known from its headers. */
export type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** Requests with these methods are handled without reading a body. */
const bodyless = new Set(['GET', 'HEAD', 'TRACE']);

/** Whether a body must arrive before the request can be handled. */
export function awaitsBody({ method, headers }: Asked): boolean {
  if (bodyless.has(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
