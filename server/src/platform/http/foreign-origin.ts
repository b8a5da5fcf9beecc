import type { IncomingHttpHeaders } from 'node:http';

/** The site's own origin, and other front ends that may call with credentials. */
export function ownOrigins(publicUrl: string, allowedOrigins: readonly string[]): ReadonlySet<string> {
  return new Set([new URL(publicUrl).origin, ...allowedOrigins]);
}

/**
 * Whether a request comes from another site. Browsers send where a request comes from; other programs do not, and
 * they carry no visitor's cookie. An origin equal to the requested host counts as ours: a foreign page cannot forge
 * it.
 */
export function isForeign(headers: IncomingHttpHeaders, ours: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !ours.has(origin) && hostOf(origin) !== host;
  return headers['sec-fetch-site'] === 'cross-site';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
