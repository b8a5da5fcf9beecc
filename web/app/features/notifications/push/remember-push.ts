/**
 * The id of the viewer who turned push on in this browser. It survives a sign-out, so that the same person need not
 * turn it on again.
 */
const key = 'tanabana_push';

export function rememberPush(viewerId: number | null): void {
  try {
    if (viewerId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(viewerId));
  } catch {
    // If storage is blocked, push is not renewed at the next start.
  }
}

export function isPushRemembered(viewerId: number): boolean {
  try {
    return localStorage.getItem(key) === String(viewerId);
  } catch {
    return false;
  }
}
