import { idempotencyHeader } from '#contracts/platform/idempotency-key.rules.ts';

/** What every call says in its headers, and the name of the attempt where it has one. */
export function callHeaders(idempotencyKey: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
  };
}
