/** In characters; the server refuses addresses beyond 2,048. */
const longestAddress = 1800;

/**
 * The sign-in (or sign-up) page that leads back to `returnTo`, a path on this site. The query of a very long one is
 * left out, since the address that holds it would be refused.
 */
export function signInAddress(returnTo: string, path: '/signin' | '/signup' = '/signin'): string {
  if (returnTo === '/') return path;
  const address = `${path}?returnTo=${encodeURIComponent(returnTo)}`;
  if (address.length <= longestAddress) return address;
  return `${path}?returnTo=${encodeURIComponent(returnTo.split('?')[0] ?? '/')}`;
}
