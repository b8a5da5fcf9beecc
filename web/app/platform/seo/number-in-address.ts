import { redirect } from 'react-router';

/**
 * Redirects `/product/12.` to `/product/12`: link detection in texts often includes the punctuation that follows.
 * Server loaders only.
 * @throws the redirect if the number is followed only by characters that are not letters or digits.
 */
export function leaveTail(number: string | undefined, pathOf: (number: string) => string): void {
  const led = /^(\d{1,15})[^\p{L}\p{N}\p{M}]+$/u.exec(number ?? '')?.[1];
  if (led !== undefined) throw redirect(pathOf(led), 301);
}
