import { redirect } from 'react-router';

/**
 * Leads from an address such as `/product/12.` to `/product/12`: where addresses are found in texts, what follows them
 * is often taken along. Server loaders only.
 * @throws the redirect where a number is followed by nothing but signs that are no letters or digits.
 */
export function leaveTail(number: string | undefined, pathOf: (number: string) => string): void {
  const led = /^(\d{1,15})[^\p{L}\p{N}\p{M}]+$/u.exec(number ?? '')?.[1];
  if (led !== undefined) throw redirect(pathOf(led), 301);
}
