import { stringifySetCookie } from 'cookie';
import type { Env } from '#server/env.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';

/** An httpOnly cookie. On https it has the `__Host-` prefix, which binds it to this host. */
export interface SecretCookie {
  readonly name: string;
  read(header: string | undefined): string | undefined;
  /** Without `maxAgeSeconds` the cookie ends with the browser session. */
  write(token: string, maxAgeSeconds?: number): string;
  clear(): string;
}

type Site = Pick<Env, 'PUBLIC_URL' | 'COOKIE_SAMESITE'>;

export const makeSessionCookie = (site: Site) => makeSecretCookie(site, 'tanabana_session');

/** Identifies the reset that a browser requested, so that a code alone is useless. */
export const makeResetCookie = (site: Site) => makeSecretCookie(site, 'tanabana_reset');

/** Identifies the sign-in by number for which a browser requested a code. */
export const makeNumberCookie = (site: Site) => makeSecretCookie(site, 'tanabana_number');

/** Identifies the correct password for which a browser must still send the code. */
export const makeChallengeCookie = (site: Site) => makeSecretCookie(site, 'tanabana_sign_in');

/** Marks a browser in which a person has signed in before; it outlives the session and gives no access. */
export const makeDeviceCookie = (site: Site) => makeSecretCookie(site, 'tanabana_device');

/** Marks for a few seconds a browser that has just written, so that it reads its own writes. */
export const makeWrittenCookie = (site: Site) => makeSecretCookie(site, 'tanabana_written');

/**
 * For front ends on other sites the cookie is partitioned: each site sees only the session that was opened there. The
 * name differs, because a browser may still have the unpartitioned cookie.
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
