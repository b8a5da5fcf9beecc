/** In characters; the server refuses addresses beyond 2,048. */
const longestAddress = 1800;

/**
 * The sign-in (or sign-up) page that leads back to `returnTo`, a path on this site. The query of a very long one is
 * left out, since the address that holds it would be refused.
 */
export function signInAddress(returnTo: string, door: '/signin' | '/signup' = '/signin'): string {
  if (returnTo === '/') return door;
  const address = `${door}?returnTo=${encodeURIComponent(returnTo)}`;
  if (address.length <= longestAddress) return address;
  return `${door}?returnTo=${encodeURIComponent(returnTo.split('?')[0] ?? '/')}`;
}
