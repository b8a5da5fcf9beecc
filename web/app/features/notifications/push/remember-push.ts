/** Whose news this browser was told to take; survives a sign-out, so that the same person need not ask again. */
const key = 'tanabana_push';

export function rememberPush(viewerId: number | null): void {
  try {
    if (viewerId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, String(viewerId));
  } catch {
    // A browser that forbids storage is not renewed at the next start.
  }
}

export function isPushRemembered(viewerId: number): boolean {
  try {
    return localStorage.getItem(key) === String(viewerId);
  } catch {
    return false;
  }
}
