import type { Viewer } from '#contracts/accounts/accounts.contract.ts';

const key = 'tanabana_user';

/**
 * Keeps a reduced user beside the session, as the product's other front ends expect.
 * It grants nothing: who is signed in is always the server's word.
 */
export function storeUser(viewer: Viewer | null): void {
  try {
    if (viewer === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ id: viewer.id, email: viewer.email, name: viewer.name }));
  } catch {
    // A browser that forbids storage loses nothing but this copy.
  }
}

/** Whether somebody has signed in, in this tab or another, since the entry was last taken away. True where that cannot be known. */
export function isUserStored(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
