import { parseCookie } from 'cookie';

/** Reads one cookie from a raw Cookie header, or undefined. A header that does not contain it is not parsed. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(`${name}=`)) return undefined;
  return parseCookie(header)[name];
}
