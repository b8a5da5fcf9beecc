import type { FastifyRequest } from 'fastify';

/** The facts of a request that its headers give. */
export type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** These are answered without reading the body that they may have. */
const bodyless = new Set(['GET', 'HEAD', 'TRACE']);

/** Whether a body has to arrive before the request can be worked on. */
export function awaitsBody({ method, headers }: Asked): boolean {
  if (bodyless.has(method)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
