import { stringifySetCookie } from 'cookie';
import { readCookie } from '../../platform/http/read-cookie.ts';

/** A cookie for the server alone. On https it carries the `__Host-` prefix, which browsers bind to this very host. */
export interface SecretCookie {
  read(header: string | undefined): string | undefined;
  /** Without `maxAgeSeconds` the browser drops it when it closes. */
  write(token: string, maxAgeSeconds?: number): string;
  clear(): string;
}

export const makeSessionCookie = (publicUrl: string) => makeSecretCookie(publicUrl, 'tanabana_session');

/** Says which reset a browser has asked for, so that a code alone opens nothing. */
export const makeResetCookie = (publicUrl: string) => makeSecretCookie(publicUrl, 'tanabana_reset');

/** Says in which browser somebody has signed in before; it outlives the session and opens nothing. */
export const makeDeviceCookie = (publicUrl: string) => makeSecretCookie(publicUrl, 'tanabana_device');

function makeSecretCookie(publicUrl: string, plainName: string): SecretCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  return {
    read: (header) => readCookie(header, name),
    write: (token, maxAge) =>
      stringifySetCookie({ name, value: token, ...attributes, ...(maxAge === undefined ? {} : { maxAge }) }),
    clear: () => stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }),
  };
}
