import type { Viewer } from '#contracts/accounts/accounts.contract.ts';

/** Whoever has a trade on the site. */
export function isMaker({ role }: Pick<Viewer, 'role'>): boolean {
  return role !== 'USER' && role !== 'ADMIN';
}
