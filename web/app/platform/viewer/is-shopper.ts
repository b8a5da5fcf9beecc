import type { Viewer } from '#contracts/accounts/accounts.contract.ts';

/** Whoever sells nothing: to them the dashboard is where their orders stand. */
export function isShopper({ role }: Pick<Viewer, 'role'>): boolean {
  return role === 'USER' || role === 'ADMIN';
}
