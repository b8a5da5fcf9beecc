import type { IncomingHttpHeaders } from 'node:http';

/** The site's own origin, and the front ends elsewhere that may call with credentials. */
export function ownOrigins(publicUrl: string, allowedOrigins: readonly string[]): ReadonlySet<string> {
  return new Set([new URL(publicUrl).origin, ...allowedOrigins]);
}

/**
 * A browser tells where a request comes from; programs that are not browsers tell nothing and carry no
 * visitor's cookie. The host the browser asked for counts as ours: a foreign page cannot forge it.
 */
export function isForeign(headers: IncomingHttpHeaders, ours: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !ours.has(origin) && hostOf(origin) !== host;
  return headers['sec-fetch-site'] === 'cross-site';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
