/** The sign-in page that leads back to `returnTo`, a path on this site. */
export function signInAddress(returnTo: string): string {
  return returnTo === '/' ? '/signin' : `/signin?returnTo=${encodeURIComponent(returnTo)}`;
}
