import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';

/**
 * Throws 401 unless the header is exactly `Basic base64(key:secret)`; Razorpay refuses the word `basic` too.
 */
export function requireBasicAuth(header: string | undefined, keyId: string, keySecret: string): void {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? '')?.[1];
  if (encoded === undefined)
    throw new ApiError(401, 'BAD_REQUEST_ERROR', 'Please provide your api key for authentication purposes.');
  const [sentKey, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (sentKey !== keyId) throw new ApiError(401, 'BAD_REQUEST_ERROR', 'The api key provided is invalid');
  if (!isSame(rest.join(':'), keySecret))
    throw new ApiError(401, 'BAD_REQUEST_ERROR', 'Authentication failed');
}

function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
