import { stringifySetCookie } from 'cookie';
import { readCookie } from '../../platform/http/read-cookie.ts';

/** The session cookie. On https it carries the `__Host-` prefix, which browsers bind to this very host. */
export interface SessionCookie {
  read(header: string | undefined): string | undefined;
  /** Without `maxAgeSeconds` the browser drops it when it closes. */
  write(token: string, maxAgeSeconds?: number): string;
  clear(): string;
}

export function makeSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-tanabana_session' : 'tanabana_session';
  const attributes = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  return {
    read: (header) => readCookie(header, name),
    write: (token, maxAge) =>
      stringifySetCookie({ name, value: token, ...attributes, ...(maxAge === undefined ? {} : { maxAge }) }),
    clear: () => stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }),
  };
}
