import type { Viewer } from '#contracts/accounts/accounts.contract.ts';

const key = 'tanabana_user';

/**
 * Stores a reduced user in localStorage, as the product's other front ends expect. It grants nothing: only the server
 * decides who is signed in.
 */
export function storeUser(viewer: Viewer | null): void {
  try {
    if (viewer === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ id: viewer.id, email: viewer.email, name: viewer.name }));
  } catch {
    // If storage is blocked, only this copy is missing.
  }
}

/**
 * Whether a person has signed in, in this tab or another, since the entry was last deleted. True if that cannot be
 * known.
 */
export function isUserStored(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}
