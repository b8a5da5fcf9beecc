import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import type { OrderRequest } from './checkout.api.ts';

/** One try at placing an order. Repeated with the same words it must never become a second order. */
export interface Attempt {
  idempotencyKey: string;
  /** What was asked for, as text. */
  words: string;
  /** The order that came of it. */
  orderId?: number;
  /** Its advance, in rupees. */
  advance?: number;
}

/** The attempt for this request: the last one while its words are the same, a new one otherwise. */
export function attemptFor(
  last: Attempt | undefined,
  request: OrderRequest,
  makeKey: () => string = newIdempotencyKey,
): Attempt {
  const words = JSON.stringify(request);
  return last?.words === words ? last : { idempotencyKey: makeKey(), words };
}

export function isSameRequest(attempt: Attempt | undefined, request: OrderRequest): boolean {
  return attempt?.words === JSON.stringify(request);
}
