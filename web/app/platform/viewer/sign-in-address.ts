/** The sign-in (or sign-up) page that leads back to `returnTo`, a path on this site. */
export function signInAddress(returnTo: string, door: '/signin' | '/signup' = '/signin'): string {
  return returnTo === '/' ? door : `${door}?returnTo=${encodeURIComponent(returnTo)}`;
}
