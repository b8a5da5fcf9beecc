/** In characters; the server refuses addresses longer than 2,048. */
const longestAddress = 1800;

/**
 * The address of the sign-in (or sign-up) page that returns to `returnTo`, a path on this site. If it would be too
 * long, the query of `returnTo` is left out.
 */
export function signInAddress(returnTo: string, path: '/signin' | '/signup' = '/signin'): string {
  if (returnTo === '/') return path;
  const address = `${path}?returnTo=${encodeURIComponent(returnTo)}`;
  if (address.length <= longestAddress) return address;
  return `${path}?returnTo=${encodeURIComponent(returnTo.split('?')[0] ?? '/')}`;
}
