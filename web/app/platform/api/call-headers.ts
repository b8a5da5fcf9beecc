import { idempotencyHeader } from '#contracts/platform/idempotency-key.rules.ts';

/** The headers of every call, with the idempotency key if there is one. */
export function callHeaders(idempotencyKey: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey }),
  };
}
