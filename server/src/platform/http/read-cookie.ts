import { parseCookie } from 'cookie';

/** One cookie of a raw Cookie header, or undefined. A request without it is not parsed at all. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  return parseCookie(header)[name];
}
