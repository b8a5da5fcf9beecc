import type { FastifyInstance } from 'fastify';
import { sentence } from '#contracts/words/sentence.ts';
import { AppError } from './app-error.ts';
import { isForeign, ownOrigins } from './foreign-origin.ts';

interface SecuritySettings {
  publicUrl: string;
  /** Other front ends that may call with credentials. */
  allowedOrigins: readonly string[];
}

/** In characters. A search with many words and filters stays below; beyond, addresses only cost memory. */
const longestAddress = 2048;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What every answer says, a refusal too. */
function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Voice notes and dictation, and the makers near by; what is framed in gets neither.
    'permissions-policy':
      'microphone=(self), geolocation=(self), camera=(), display-capture=(), usb=(), serial=()',
    ...(publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

/** Headers for every answer, and the refusal of writes that another site sends. */
export function installSecurity(app: FastifyInstance, { publicUrl, allowedOrigins }: SecuritySettings): void {
  const headers = Object.entries(securityHeaders(publicUrl));
  const ours = ownOrigins(publicUrl, allowedOrigins);

  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    if (request.url.length > longestAddress) {
      throw new AppError('ADDRESS_TOO_LONG', sentence('platform.addressTooLong'));
    }
    // PostgreSQL cannot store it, so no honest address or search contains it.
    if (request.url.includes('%00')) throw new AppError('BAD_REQUEST', sentence('platform.badAddress'));
    if (safeMethods.has(request.method) || request.routeOptions.config.acceptsCrossSite) return;
    if (isForeign(request.headers, ours)) {
      throw new AppError('FORBIDDEN', sentence('platform.otherSite'));
    }
  });
}
