import type { FastifyRequest } from 'fastify';

/** Client-chosen, so that a retried upload is recognised; anything odd counts as none. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : null;
}
