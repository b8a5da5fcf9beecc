import type { FastifyInstance } from 'fastify';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';
import { isForeign, ownOrigins } from './foreign-origin.ts';

interface SecuritySettings {
  publicUrl: string;
  /** Other front ends that may call with credentials. */
  allowedOrigins: readonly string[];
}

/** In characters. A search with many words and filters is shorter; longer URLs only cost memory. */
const longestAddress = 2048;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers of every response, including errors. */
function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Microphone for voice notes and dictation, location for nearby makers. Framed pages get neither.
    'permissions-policy':
      'microphone=(self), geolocation=(self), camera=(), display-capture=(), usb=(), serial=()',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Adds the security headers to every response and rejects cross-site writes. */
export function installSecurity(app: FastifyInstance, { publicUrl, allowedOrigins }: SecuritySettings): void {
  const headers = Object.entries(securityHeaders(publicUrl));
  const ours = ownOrigins(publicUrl, allowedOrigins);

  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (request.url.length > longestAddress) {
      throw new AppError('ADDRESS_TOO_LONG', sentence('platform.addressTooLong'));
    }
    // PostgreSQL cannot store NUL, so no legitimate path or search contains it.
    if (request.url.includes('%00')) throw new AppError('BAD_REQUEST', sentence('platform.badAddress'));
    if (safeMethods.has(request.method) || request.routeOptions.config.acceptsCrossSite) return;
    if (isForeign(request.headers, ours)) {
      throw new AppError('FORBIDDEN', sentence('platform.otherSite'));
    }
  });
}
