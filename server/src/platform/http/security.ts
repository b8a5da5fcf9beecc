import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

interface SecuritySettings {
  publicUrl: string;
  /** Other front ends that may call with credentials. */
  allowedOrigins: readonly string[];
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers for every answer, and the refusal of writes that another site sends (threats 20 and 32). */
export function installSecurity(app: FastifyInstance, { publicUrl, allowedOrigins }: SecuritySettings): void {
  const isHttps = publicUrl.startsWith('https:');
  const ours = new Set([new URL(publicUrl).origin, ...allowedOrigins]);

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('x-frame-options', 'DENY');
    reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (isHttps) reply.raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // PostgreSQL cannot store it, so no honest address or search contains it.
    if (request.url.includes('%00')) throw new AppError('BAD_REQUEST', 'This address cannot be read.');
    if (safeMethods.has(request.method) || request.routeOptions.config.acceptsCrossSite) return;
    if (isForeign(request, ours)) {
      throw new AppError('FORBIDDEN', 'This request came from another site, so it was not carried out.');
    }
  });
}

/**
 * A browser tells where a request comes from; programs that are not browsers tell nothing and carry no
 * visitor's cookie. The host the browser asked for counts as ours: a foreign page cannot forge it.
 */
function isForeign(request: FastifyRequest, ours: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !ours.has(origin) && hostOf(origin) !== request.headers.host;
  return request.headers['sec-fetch-site'] === 'cross-site';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
