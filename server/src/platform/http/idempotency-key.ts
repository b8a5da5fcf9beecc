import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contracts/platform/endpoint.ts';
import {
  idempotencyHeader,
  idempotencyKeyPattern,
  idempotencyKeySentences,
} from '#contracts/platform/idempotency-key.rules.ts';
import { AppError } from './app-error.ts';

const pattern = new RegExp(idempotencyKeyPattern);

/** Undefined if the endpoint takes no key, null if none was sent. Throws BAD_REQUEST. */
export function readIdempotencyKey(
  { idempotencyKey: rule }: Endpoint,
  { headers }: FastifyRequest,
): string | null | undefined {
  if (rule === undefined) return undefined;
  const sent = headers[idempotencyHeader];
  if (sent === undefined && rule === 'optional') return null;
  if (sent === undefined) throw new AppError('BAD_REQUEST', idempotencyKeySentences.missing);
  if (typeof sent === 'string' && pattern.test(sent)) return sent;
  throw new AppError('BAD_REQUEST', idempotencyKeySentences.malformed);
}
