import { stringifySetCookie } from 'cookie';
import type { Env } from '#server/env.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';

/** A cookie for the server alone. On https it carries the `__Host-` prefix, which browsers bind to this very host. */
export interface SecretCookie {
  readonly name: string;
  read(header: string | undefined): string | undefined;
  /** Without `maxAgeSeconds` the browser drops it when it closes. */
  write(token: string, maxAgeSeconds?: number): string;
  clear(): string;
}

type Site = Pick<Env, 'PUBLIC_URL' | 'COOKIE_SAMESITE'>;

export const makeSessionCookie = (site: Site) => makeSecretCookie(site, 'tanabana_session');

/** Says which reset a browser has asked for, so that a code alone opens nothing. */
export const makeResetCookie = (site: Site) => makeSecretCookie(site, 'tanabana_reset');

/** Says for which sign-in by number a browser has asked for a code. */
export const makeNumberCookie = (site: Site) => makeSecretCookie(site, 'tanabana_number');

/** Says for which right password a browser still owes the code. */
export const makeChallengeCookie = (site: Site) => makeSecretCookie(site, 'tanabana_sign_in');

/** Says in which browser a person has signed in before; it outlives the session and opens nothing. */
export const makeDeviceCookie = (site: Site) => makeSecretCookie(site, 'tanabana_device');

/** Says for a few seconds that a browser has just written, so that it is shown what it wrote. */
export const makeWrittenCookie = (site: Site) => makeSecretCookie(site, 'tanabana_written');

/**
 * For front ends on other sites the cookie is partitioned: a page of another site carries the session that was opened
 * there and no other. It has a name of its own, since a browser may still hold the kind that was set before.
 */
function makeSecretCookie({ PUBLIC_URL, COOKIE_SAMESITE }: Site, plainName: string): SecretCookie {
  const secure = PUBLIC_URL.startsWith('https:');
  const partitioned = COOKIE_SAMESITE === 'none';
  const name = `${secure ? '__Host-' : ''}${plainName}${partitioned ? '_partitioned' : ''}`;
  const attributes = {
    httpOnly: true,
    secure,
    sameSite: COOKIE_SAMESITE,
    path: '/',
    ...(partitioned ? { partitioned } : {}),
  } as const;
  return {
    name,
    read: (header) => readCookie(header, name),
    write: (token, maxAge) =>
      stringifySetCookie({ name, value: token, ...attributes, ...(maxAge === undefined ? {} : { maxAge }) }),
    clear: () => stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }),
  };
}
