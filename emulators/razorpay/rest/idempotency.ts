import { createHash } from 'node:crypto';
import type { EmulatorContext } from '../emulator.context.ts';
import { badRequest } from '../http/api-error.ts';
import type { Call } from '../http/router.ts';
import type { IdempotencyRecord } from '../ledger/entities.ts';

export const refundKeyHeader = 'x-refund-idempotency';
const keyShape = /^[A-Za-z0-9_-]{10,}$/;

export interface IdempotentCall {
  /** The id that an earlier, identical call created; undefined if there was none. */
  readonly earlierId: string | undefined;
  /** The idempotency record, to be written together with the result of this call. */
  readonly remember: (resultId: string) => readonly (readonly ['idempotency', IdempotencyRecord])[];
}

/** Reads the header, if present. Throws when it is malformed or was used with another body. */
export function readIdempotency(ctx: EmulatorContext, call: Call): IdempotentCall {
  const key = call.headers[refundKeyHeader];
  if (key === undefined) return { earlierId: undefined, remember: () => [] };
  if (typeof key !== 'string' || !keyShape.test(key))
    throw badRequest('The idempotency key provided is invalid.');
  const id = `${refundKeyHeader} ${key}`;
  const fingerprint = createHash('sha256')
    .update(`${call.path} ${canonical(call.body)}`)
    .digest('hex');
  const earlier = ctx.store.find('idempotency', id);
  if (earlier && earlier.fingerprint !== fingerprint)
    throw badRequest('Different request with the same idempotency key has already been processed.');
  return {
    earlierId: earlier?.resultId,
    remember: (resultId) => [['idempotency', { id, fingerprint, resultId }]],
  };
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}
